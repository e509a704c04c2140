/** `npm -w contracts run build`: compiles what has changed, and writes the ABI files. */

import { writeAbi } from '../abi/write-abi.ts';
import { buildWhereStale } from './build.ts';

await buildWhereStale();
writeAbi();
