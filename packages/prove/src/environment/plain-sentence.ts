/** Judges what a cloud says when the machine fails it. */
import type { EndedCloud } from '@cgdx/local/spawn/cloud.ts';

const stackLine = /^\s+at .+[:(]/m;
const advice =
  /put (back|the file back)|delete it|free some space|make it writable|raise the limit|run "npm|check it/i;

/**
 * @param place the file, or the directory, that the sentence must name
 * @returns what is wrong with the words; undefined if a person knows from one line what happened where, and what to do
 */
export function troubleWithWords(
  { code, complained }: Omit<EndedCloud, 'kind' | 'said'>,
  place: string,
): string | undefined {
  const lines = complained.split('\n').filter((line) => line.trim() !== '');
  if (code !== 1) return `it ended with ${code} instead of 1, and said: ${complained.trim()}`;
  if (stackLine.test(complained)) return `it shows a stack trace: ${lines.slice(0, 3).join(' ')}`;
  const [sentence = ''] = lines;
  if (lines.length !== 1) return `it says ${lines.length} lines instead of one: ${lines.join(' / ')}`;
  if (!sentence.includes(place)) return `it does not name ${place}: ${sentence}`;
  return advice.test(sentence) ? undefined : `it does not say what to do: ${sentence}`;
}
