#ifndef CFILESHIMS_H
#define CFILESHIMS_H
#endif
