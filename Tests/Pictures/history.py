"""A made-up child's practice, as `mathbot data import` takes it: two weeks, most tables known."""

import datetime
import json
import random
import uuid


def archive(days=14, seed=5):
    """The practice of a child called Mina up to yesterday."""
    chance = random.Random(seed)
    today = datetime.datetime.now(datetime.timezone.utc).replace(hour=9, minute=0, second=0)
    starts = [today - datetime.timedelta(days=days - day) for day in range(days)]
    sessions = [session(start, day, chance) for day, start in enumerate(starts)]
    return json.dumps({
        "format": "mathbot-practice", "schema": 1, "sessions": sessions,
        "learner": {"createdAt": stamp(starts[0]), "name": "Mina", "id": identity(chance)}})


def session(start, day, chance):
    facts = [(a, b) for a in range(2, 13) for b in range(2, 13) if known_from(a, b) <= day + 3]
    asked = [chance.choice(facts) for _ in range(40)]
    attempts = []
    for number, (left, right) in enumerate(asked):
        is_known = known_from(left, right) <= day
        at = start + datetime.timedelta(seconds=6 * number)
        attempts.append({
            "id": identity(chance), "at": stamp(at), "left": left, "right": right,
            "operation": "multiply", "typed": str(left * right), "outcome": "right",
            "tryNumber": 1, "milliseconds": 1_900 if is_known else 8_600,
            "hintsSeen": 0 if is_known else chance.choice([0, 0, 1])})
    return {
        "id": identity(chance), "minutes": 5, "seed": str(day), "startedAt": stamp(start),
        "difficulty": "hard", "operations": ["multiply"], "attempts": attempts}


def known_from(left, right):
    """The day from which the child knows a product: small tables first."""
    return (min(left, right) * 3 + max(left, right)) // 2 - 4


def stamp(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%S.000Z")


def identity(chance):
    return str(uuid.UUID(int=chance.getrandbits(128), version=4)).upper()
