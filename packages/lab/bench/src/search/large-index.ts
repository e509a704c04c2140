/** Loads an index of many records in its own process, searches it, and prints the time and memory used. */
import { readFileSync } from 'node:fs';
import { decodeIndex } from '@cgdx/core/catalogue/index/encode-index.ts';
import { search } from '@cgdx/core/catalogue/search.ts';

const [indexFile = '', queriesFile = ''] = process.argv.slice(2);
const queries = JSON.parse(readFileSync(queriesFile, 'utf8')) as string[];
const beforeLoad = performance.now();
const index = decodeIndex(readFileSync(indexFile));
const loadMs = performance.now() - beforeLoad;
for (const query of queries) search(index, query);
const times = queries.map((query) => {
  const before = performance.now();
  search(index, query);
  return performance.now() - before;
});
console.log(JSON.stringify({ loadMs, times, rssMb: process.resourceUsage().maxRSS / 1024 }));
