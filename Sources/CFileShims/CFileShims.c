#include "CFileShims.h"
