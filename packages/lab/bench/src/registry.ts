/** The benchmarks. */

import { authenticity } from './authenticity/authenticity.ts';
import { duplicates } from './duplicates/duplicates.ts';
import { gas } from './gas/gas.ts';
import { insight } from './insight/insight.ts';
import { linkage } from './linkage/linkage.ts';
import { load } from './load/load.ts';
import { masking } from './masking/masking.ts';
import type { Benchmark } from './measure/benchmark.ts';
import { merkle } from './merkle/merkle.ts';
import { purchase } from './purchase/purchase.ts';
import { push } from './push/push.ts';
import { reading } from './reading/reading.ts';
import { searchBenchmark } from './search/search.ts';
import { web } from './web/web.ts';

export const benchmarks: Readonly<Record<string, Benchmark>> = {
  authenticity,
  duplicates,
  gas,
  insight,
  linkage,
  load,
  masking,
  merkle,
  purchase,
  push,
  reading,
  search: searchBenchmark,
  web,
};
