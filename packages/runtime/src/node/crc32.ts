import { crc32 as zlibCrc32 } from 'node:zlib';
import type { Crc32 } from '../port.ts';

export const crc32: Crc32 = (bytes, before = 0) => zlibCrc32(bytes, before);
