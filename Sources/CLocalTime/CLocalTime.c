#define _DEFAULT_SOURCE 1
#include "CLocalTime.h"

#include <time.h>

int64_t local_utc_offset(int64_t second) {
  time_t moment = (time_t)second;
  struct tm parts;
  tzset();
  return localtime_r(&moment, &parts) ? parts.tm_gmtoff : 0;
}
