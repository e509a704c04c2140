/**
 * The goals for gas and sizes: the figures from before claims waited, rewards were paid in parts and events contained
 * every detail.
 */
import { readArtifact } from '@cgdx/contracts/abi/artifact.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';

interface Goal {
  readonly what: string;
  readonly size: string;
  readonly unit: string;
  readonly ours: number;
  readonly most: number;
}

/** Gas, by the names of the snapshots. */
const mostGas: Readonly<Record<string, number>> = {
  'claim at 2^20, repeat': 81_300,
  'claim at 2^20, first of its wallet': 98_200,
  'claims at 2^20, each of 50 together, repeat': 30_800,
  'claims at 2^20, each of 50 evenly spread, repeat': 31_200,
  addDataPool: 72_300,
  'append 256, aligned': 37_900,
  'purchase by quote, a basket of any size': 65_800,
};

/** Goals are in hundreds. */
const hundreds = (gas: number): number => Math.round(gas / 100) * 100;

const bytesOf = (name: 'Marketplace' | 'MarketOffice' | 'MarketReader'): number =>
  (readArtifact(name).deployedBytecode.length - 2) / 2;

/** Earlier sizes, and the permitted growth. The reader's views used to be part of the office. */
function sizes(): Goal[] {
  const [market, office, reader] = [bytesOf('Marketplace'), bytesOf('MarketOffice'), bytesOf('MarketReader')];
  return [
    { what: 'office', ours: office, most: 20_500 + 3_500 },
    { what: 'market and office', ours: market + office, most: 13_800 + 20_500 + 11_000 },
    { what: 'market, office and reader', ours: market + office + reader, most: 13_800 + 20_500 + 11_000 },
  ].map((goal) => ({ ...goal, size: 'deployed', unit: 'bytes' }));
}

/** @param gasOf returns a snapshot's gas @param onShort gets a sentence for each figure above its goal */
export function goalLines(
  gasOf: (name: string) => number,
  onShort: (sentence: string) => void,
): BenchmarkLine[] {
  const gas = Object.entries(mostGas).map(
    ([what, most]): Goal => ({ what, size: 'goal', unit: 'gas', ours: gasOf(what), most }),
  );
  const goals = [...gas, ...sizes()];
  for (const { what, ours, most, unit } of goals) {
    const rounded = unit === 'gas' ? hundreds(ours) : ours;
    if (rounded > most) onShort(`Short: ${what} takes ${ours} ${unit}, ${ours - most} more than the goal.`);
  }
  return goals.map(({ what, size, unit, ours, most }) =>
    line(`goal: ${what}`, size, unit, ours, { goal: most }),
  );
}
