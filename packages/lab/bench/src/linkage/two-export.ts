/** The attacker has uploads of one platform from two years, and looks for pairs of the same person. */
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import type { Published } from './publish.ts';

/** The key leaves out the time, as the same thing is done at different times: songs are played again. */
const keyOf = ({ at: _at, msPlayed: _how, ...what }: Published): string =>
  JSON.stringify(Object.values(what));

/** An earlier export contains the first year. */
export const earlier = (records: readonly Published[], until: string): Published[] =>
  records.filter(({ at }) => typeof at === 'string' && at < until);

export const later = (records: readonly Published[], from: string): Published[] =>
  records.filter(({ at }) => typeof at === 'string' && at >= from);

export function joinByRecords(
  what: string,
  before: readonly (readonly Published[])[],
  after: readonly (readonly Published[])[],
): BenchmarkLine {
  const owners = new Map<string, number[]>();
  for (const [person, records] of after.entries())
    for (const key of new Set(records.map(keyOf))) owners.set(key, [...(owners.get(key) ?? []), person]);
  let joined = 0;
  for (const [person, records] of before.entries()) {
    const votes = new Map<number, number>();
    for (const record of records) {
      const who = owners.get(keyOf(record)) ?? [];
      // A record that many people have counts little for each.
      for (const other of who) votes.set(other, (votes.get(other) ?? 0) + 1 / who.length);
    }
    const [best] = [...votes].sort(([, a], [, b]) => b - a);
    if (best?.[0] === person) joined++;
  }
  const size = `${before.length} people`;
  return line(what, size, '%', (100 * joined) / before.length, { chance: 100 / before.length });
}
