import { buf } from 'crc-32';
import type { Crc32 } from '../port.ts';

export const crc32: Crc32 = (bytes, before = 0) => buf(bytes, before) >>> 0;
