/** `npm -w contracts run abi`. */
import { writeAbi } from './write-abi.ts';

writeAbi();
