"""Simulated children after the two theories of memory of the SelectorBenchmark, with its figures."""

import math
import random

OPERATIONS = {"+": lambda a, b: a + b, "−": lambda a, b: a - b, "×": lambda a, b: a * b,
              "÷": lambda a, b: a // b}
STRENGTHS = ["weak", "middling", "strong"]
THEORIES = ["encounters", "stability"]
DAY = 86_400.0
WEIGHTS = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542]
FACTOR = 0.9 ** (-1 / WEIGHTS[20]) - 1


class Question:
    """A question, told apart from others by its two numbers, their sign and its form."""

    def __init__(self, left, sign, right, form="plain"):
        self.left, self.sign, self.right, self.form = left, sign, right, form
        self.answer = OPERATIONS[sign](left, right)

    @property
    def key(self):
        return (self.left, self.sign, self.right, self.form)

    @property
    def is_trivial(self):
        if self.sign == "×":
            return min(self.left, self.right) <= 1
        if self.sign == "÷":
            return self.left == 0 or self.right == 1 or self.left == self.right
        return min(self.left, self.right) == 0 or self.sign == "−" and self.left == self.right

    @property
    def is_fact(self):
        if self.sign == "+":
            return max(self.left, self.right) <= 10
        return self.sign != "−" or self.right <= 10 and self.answer <= 10

    @property
    def is_within_ten(self):
        return self.sign in "+−" and max(self.left, self.right, self.answer) <= 10

    @property
    def crosses_ten(self):
        ones, others = self.left % 10, self.right % 10
        return self.sign == "+" and ones + others >= 10 or self.sign == "−" and ones < others

    @property
    def item(self):
        """What is learnt as one thing: a fact, in sums and products in either order, or a way."""
        if not self.is_fact:
            small = min(self.right, self.left if self.sign == "+" else self.answer)
            return (self.sign, self.crosses_ten, small < 10, small % 10 == 0)
        if self.sign in "+×":
            return (min(self.left, self.right), self.sign, max(self.left, self.right))
        return (self.left, self.sign, self.right)

    @property
    def hardness(self):
        if self.sign == "×":
            return product_hardness(self.left, self.right)
        if self.sign == "÷":
            return min(1, product_hardness(self.right, self.answer) + 0.1)
        more = 0.1 if self.sign == "−" else 0
        other = self.left if self.sign == "+" else self.answer
        if self.is_fact:
            return sum_hardness(other, self.right) + more
        small = min(self.right, other)
        return (0.35 if not self.crosses_ten else 0.5 if small < 10 else 0.75) + more


def product_hardness(a, b):
    hardness = (math.sqrt(a * b) - 2) / 10 * (0.7 if a == b else 1)
    if min(a, b) == 2:
        hardness *= 0.6
    if 10 in (a, b):
        hardness *= 0.35
    elif 5 in (a, b):
        hardness *= 0.65
    elif 11 in (a, b) and min(a, b) < 10:
        hardness *= 0.5
    elif 9 in (a, b):
        hardness *= 0.85
    return max(0, min(1, hardness * 1.25))


def sum_hardness(a, b):
    size = ((a + b) / 25 + (0.15 if a + b > 10 else 0)) * (0.6 if a == b else 1)
    return size * 0.4 if a + b == 10 else size


class Encounters:
    """Every encounter fades by its own power of time, as in ACT-R; nights count little."""

    def __init__(self, traits, chance):
        self.chance, self.met, self.bases = chance, {}, {}
        self.usual, self.spread = traits["encounters"], max(0.15, chance.gauss(traits["forgetting"], 0.03))

    def facts(self, question):
        if question.item not in self.met:
            self.met[question.item] = []
            self.bases[question.item] = min(0.7, max(
                0.1, self.spread + 0.1 * (question.hardness - 0.4) + self.chance.gauss(0, 0.02)))
            count = poisson(self.usual * (1.25 - question.hardness), self.chance)
            for day in sorted(-self.chance.uniform(1, 60) for _ in range(count)):
                self.meet(question, day * DAY * 0.025)
        return self.met[question.item]

    def activation(self, question, now):
        total = sum(max(now - time, 1) ** -decay for time, decay in self.facts(question))
        return math.log(total) if total > 0 else -9

    def meet(self, question, now):
        decay = 0.25 * math.exp(self.activation(question, now)) + self.bases[question.item]
        self.met[question.item].append((now, decay))

    def retrieve(self, question, day, seconds):
        share = self.chance.random()
        noisy = self.activation(question, self.time(day, seconds)) + 0.255 * math.log(share / (1 - share))
        return noisy > -0.8, math.exp(-max(noisy, -0.8))

    def study(self, question, day, seconds, was_right):
        self.facts(question)
        self.meet(question, self.time(day, seconds))

    @staticmethod
    def time(day, seconds):
        return day * DAY * 0.025 + seconds


class Stability:
    """FSRS-6 with slower growth, and a boost within a session that halves every 90 seconds."""

    def __init__(self, traits, chance):
        self.chance, self.traits, self.strengths = chance, traits, {}
        self.sensitivity = max(0.1, chance.gauss(traits["sensitivity"], 0.05))

    def strength(self, question):
        """The stability, the difficulty and the time of the last practice; no stability if unknown."""
        item, chance = question.item, self.chance
        if item not in self.strengths:
            hardness = question.hardness
            known = chance.random() < self.traits["known"] * (1.35 - hardness)
            stability = self.traits["stability"] * (1.4 - hardness) ** 2 * math.exp(chance.gauss(0, 0.8))
            difficulty = min(10, max(1, 3.5 + 5 * hardness + chance.gauss(0, 0.7)))
            self.strengths[item] = (
                stability if known else None, difficulty, -chance.uniform(0.5, 5) * DAY)
        return self.strengths[item]

    def retrieve(self, question, day, seconds):
        stability, _, last = self.strength(question)
        if stability is None:
            return False, 0
        passed = day * DAY + seconds - last
        lasting = recall(stability, passed / DAY)
        chance = lasting + max(0, 0.97 - lasting) * 0.5 ** (passed / 90)
        latency = 0.6 + 1.8 / math.sqrt(1 + stability) + 1.2 * (1 - chance)
        return self.chance.random() < chance, latency * math.exp(self.chance.gauss(0, 0.2))

    def study(self, question, day, seconds, was_right):
        stability, difficulty, last = self.strength(question)
        now = day * DAY + seconds
        rating = 3 if was_right else 1
        if stability is None:
            first = min(0.08, WEIGHTS[rating - 1] * self.sensitivity * 0.1) * (1.3 - question.hardness)
            self.strengths[question.item] = (first, first_difficulty(rating), now)
            return
        after, harder = review(stability, difficulty, rating, (now - last) / DAY)
        growth = max(0, after - stability)
        self.strengths[question.item] = (max(0.001, after - growth * (1 - self.sensitivity)), harder, now)


def recall(stability, days):
    return (1 + FACTOR * days / stability) ** -WEIGHTS[20]


def first_difficulty(rating):
    return min(10, max(1, WEIGHTS[4] - math.exp(WEIGHTS[5] * (rating - 1)) + 1))


def review(stability, difficulty, rating, days):
    """FSRS-6: the stability and the difficulty after a practice."""
    w = WEIGHTS
    left = recall(stability, days)
    if days < 1:
        growth = math.exp(w[17] * (rating - 3 + w[18])) * stability ** -w[19]
        after = stability * (max(growth, 1) if rating >= 3 else growth)
    elif rating == 1:
        after = min(
            w[11] * difficulty ** -w[12] * ((stability + 1) ** w[13] - 1) * math.exp((1 - left) * w[14]),
            stability / math.exp(w[17] * w[18]))
    else:
        after = stability * (1 + math.exp(w[8]) * (11 - difficulty) * stability ** -w[9] * (
            math.exp((1 - left) * w[10]) - 1))
    moved = difficulty + (10 - difficulty) * -w[6] * (rating - 3) / 9
    easiest = w[4] - math.exp(w[5] * 3) + 1
    return max(after, 0.001), min(10, max(1, w[7] * easiest + (1 - w[7]) * moved))


def poisson(mean, chance):
    count, left = 0, math.exp(-mean)
    product = chance.random()
    while product > left:
        count += 1
        product *= chance.random()
    return count


class Child:
    """What is not remembered is worked out, slower and less surely; ways of working grow as skills."""

    def __init__(self, theory, strength, seed):
        place = STRENGTHS.index(strength)

        def pick(*values):
            return values[place]

        self.chance = random.Random(f"{theory} {strength} {seed}")
        traits = {
            "encounters": pick(2, 6, 14), "forgetting": pick(0.34, 0.31, 0.28),
            "sensitivity": pick(0.20, 0.30, 0.45), "stability": pick(0.10, 0.6, 4.0),
            "known": pick(0.45, 0.75, 0.95)}
        self.computing, self.growth = pick(0.72, 0.85, 0.95), pick(0.10, 0.15, 0.20)
        self.skill = pick(-0.3, 0.9, 2.2)
        self.typing = max(1, self.chance.gauss(pick(2.2, 1.8, 1.4), 0.25))
        self.memory = (Encounters if theory == "encounters" else Stability)(traits, self.chance)
        self.skills, self.counts = {}, {}

    def answer(self, question, day, seconds):
        """Whether the child finds the answer, and after how many seconds it is typed."""
        typing = self.typing + 0.3 * (len(str(question.answer)) - 1)
        if question.is_trivial:
            return True, 0.8 + typing
        noise = math.exp(self.chance.gauss(0, 0.3))
        hardness = question.hardness
        if not question.is_fact:
            chance = 0.99 / (1 + math.exp(-self.logit(question)))
            work = (2 + 5 * hardness) * (1.5 - self.computing) * (1.3 - 0.6 * chance) * noise
            return self.chance.random() < chance, 1.2 + work + typing
        more = 1 if question.form.startswith("gap") else 0
        is_there, latency = self.memory.retrieve(question, day, seconds)
        if is_there:
            return self.chance.random() < 0.98, latency + typing + more
        chance = min(0.98, max(0.15, self.computing - 0.45 * hardness))
        work = (2 + 7 * hardness * (1.4 - self.computing)) * noise
        return self.chance.random() < chance, 1.2 + work + typing + more

    def logit(self, question):
        if question.item not in self.skills:
            self.skills[question.item] = (
                self.skill - 3.5 * (question.hardness - 0.45) + self.chance.gauss(0, 0.5))
        return self.skills[question.item]

    def study(self, question, day, seconds, was_right):
        """Takes in the question with its right answer."""
        if question.is_trivial:
            return
        if question.is_fact:
            self.memory.study(question, day, seconds, was_right)
            return
        self.logit(question)
        count = self.counts.get(question.item, 0)
        self.counts[question.item] = count + 1
        gain = self.growth / (1 + count / 8)
        for item in self.skills:
            if item[0] == question.sign:
                self.skills[item] += gain if item == question.item else 0.15 * gain

    def slip(self, question):
        """A wrong answer as children give it: one out, ten out, a neighbour in the table."""
        near = [question.answer + 1, question.answer - 1, question.answer + 10, question.answer - 10]
        if question.sign == "×":
            near += [question.answer + question.left, question.answer - question.right]
        return self.chance.choice([number for number in near if number >= 0 and number != question.answer])
