#ifndef CMPFR_H
#define CMPFR_H
#endif
