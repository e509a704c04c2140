/** Measures purchases through the local cloud, and how fast their archives are assembled beside a plain copy. */

import { parseByteSize } from '@cgdx/samples/byte-size.ts';
import { newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { type Benchmark, type BenchmarkLine, line } from '../measure/benchmark.ts';
import { assembleBeside } from './assemble-beside.ts';
import { fillMarket, type Market } from './market.ts';
import { parquetBeside } from './parquet-beside.ts';
import { percentile } from './percentile.ts';
import { runKeys } from './run-keys.ts';
import { runPurchases } from './run-purchases.ts';

const counts = { warmUp: 3, oneByOne: 16, atOnce: 32, keys: 100 };
const defaultSize = '1GB';
/** The size of the export before packing and masking: about 390,000 plays. */
const exportBytes = 300e6;

export const purchase: Benchmark = {
  about:
    'purchases through the local cloud, by people and by API keys; assembling data.zip beside a plain copy of the same bytes; Parquet beside the certified file',
  run: async ({ size = defaultSize, onNote }) => {
    const directory = newStateDirectory();
    onNote('Starting a local cloud of its own ...');
    const { stack, stop } = await startCloud(directory);
    let purchases: readonly BenchmarkLine[];
    try {
      const market = await fillMarket(stack, directory);
      purchases = [...(await measurePurchases(market, onNote)), ...(await measureKeys(market, onNote))];
    } finally {
      await stop();
      removeStateDirectory(directory);
    }
    onNote(`Assembling an archive of ${size}, and copying the same bytes ...`);
    const wanted = parseByteSize(size);
    if (wanted === undefined) throw new Error(`--size is not a size: ${size}`);
    const { bytes, assembled, copied } = await assembleBeside(wanted);
    const speed = (seconds: number) => bytes / 1e6 / seconds;
    return [
      ...purchases,
      line('assembling data.zip', size, 'MB/s', speed(assembled), { 'a plain copy': speed(copied) }),
      ...(await measureParquet(onNote)),
    ];
  },
};

async function measureParquet(onNote: (sentence: string) => void): Promise<readonly BenchmarkLine[]> {
  onNote('Making Parquet of a listening history, and scanning it ...');
  const { records, certifiedBytes, parquetBytes, made, scannedParquet, scannedCertified } =
    await parquetBeside(exportBytes);
  const size = `${Math.round(records / 1000)}k plays`;
  return [
    line('Parquet', size, 'MB', parquetBytes / 1e6, { 'the certified .ndjson.gz': certifiedBytes / 1e6 }),
    line('a scan of two columns by DuckDB', size, 's', scannedParquet, {
      'the certified .ndjson.gz': scannedCertified,
    }),
    line('making Parquet, of certified bytes', size, 'MB/s of a processor', certifiedBytes / 1e6 / made, {}),
  ];
}

/** Each key requests two payments, but its cap suffices for only one. */
async function measureKeys(
  market: Market,
  onNote: (sentence: string) => void,
): Promise<readonly BenchmarkLine[]> {
  const { oneByOne, keys } = counts;
  onNote(`${oneByOne} keys pay one after another ...`);
  const single = await runKeys(market, oneByOne, 1);
  onNote(`${keys} keys at once, each for twice what its cap allows ...`);
  const all = await runKeys(market, keys, keys);
  const perSecond = ({ charged, seconds }: typeof all) => charged / seconds;
  return [
    line('payments by key and saved card', `${keys} keys at once`, 'a second', perSecond(all), {
      'one after another': perSecond(single),
    }),
    line('paid, of two that each key tried', `${keys} keys at once`, 'payments', all.charged, {
      refused: all.refused,
    }),
  ];
}

async function measurePurchases(
  market: Market,
  onNote: (sentence: string) => void,
): Promise<readonly BenchmarkLine[]> {
  const { warmUp, oneByOne, atOnce } = counts;
  await runPurchases(market, warmUp, 1);
  onNote(`${oneByOne} purchases by card, one after another ...`);
  const single = await runPurchases(market, oneByOne, 1);
  onNote(`${atOnce} purchases by card at once ...`);
  const burst = await runPurchases(market, atOnce, atOnce);
  const perSecond = ({ count, seconds }: { count: number; seconds: number }) => count / seconds;
  const ready = (part: number) =>
    line(`payment to download, p${part * 100}`, `${atOnce} at once`, 's', percentile(burst.waits, part), {
      'one after another': percentile(single.waits, part),
    });
  return [
    line('purchases', `${atOnce} at once`, 'a second', perSecond(burst), {
      'one after another': perSecond(single),
    }),
    ready(0.5),
    ready(0.99),
  ];
}
