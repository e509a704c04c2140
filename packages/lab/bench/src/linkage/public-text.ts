/**
 * The attacker searches the web for text of a dataset: a run of six words that only one person has posted identifies
 * its author.
 */
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import type { History } from './city.ts';
import type { Published } from './publish.ts';

const run = 6;
/** Kinds that everybody can see on a platform, which exclude searches and messages. */
export const publicKinds: readonly string[] = ['post', 'comment', 'share', 'note'];

function* runsOf(text: string): Generator<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  for (let at = 0; at + run <= words.length; at++) yield words.slice(at, at + run).join(' ');
}

/** The person who posted each run of words; `several` if more than one has. */
function indexTheWeb(histories: readonly History[]): ReadonlyMap<string, number | 'several'> {
  const authors = new Map<string, number | 'several'>();
  for (const { person, records } of histories)
    for (const { kind, text } of records) {
      if (typeof text !== 'string' || !publicKinds.includes(String(kind))) continue;
      for (const words of runsOf(text)) {
        const known = authors.get(words);
        authors.set(words, known === undefined || known === person ? person : 'several');
      }
    }
  return authors;
}

export function attackByText(
  what: string,
  histories: readonly History[],
  datasets: readonly (readonly Published[])[],
): BenchmarkLine {
  const authors = indexTheWeb(histories);
  const isFound = (records: readonly Published[], person: number): boolean =>
    records.some((record) =>
      Object.values(record).some(
        (value) =>
          typeof value === 'string' && [...runsOf(value)].some((words) => authors.get(words) === person),
      ),
    );
  const found = datasets.filter((records, at) => isFound(records, histories[at]?.person ?? -1)).length;
  return line(
    `${what}: public text by search`,
    `${histories.length} people`,
    '%',
    (100 * found) / histories.length,
    {
      chance: 100 / histories.length,
    },
  );
}
