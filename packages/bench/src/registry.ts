/** Every benchmark there is. */
import type { Benchmark } from './benchmark.ts';
import { contribution } from './contribution/contribution.ts';
import { gas } from './gas/gas.ts';
import { masking } from './masking/masking.ts';
import { merkle } from './merkle/merkle.ts';

export const benchmarks: Readonly<Record<string, Benchmark>> = { contribution, gas, masking, merkle };
