/** Checks the messages of a cloud when the machine fails. */
import type { EndedCloud } from '@cgdx/stand/cloud/cloud.ts';

const stackLine = /^\s+at .+[:(]/m;
export const hasStack = (text: string): boolean => stackLine.test(text);
const advice =
  /restore it from a copy|put (back|the file back)|delete it|free some space|make it writable|raise the limit|run "npm|check it/i;

/**
 * @param place the file, or the directory, that the sentence must name
 * @returns the fault of the message; undefined if one line tells a person what happened to which file, and what to do
 */
export function troubleWithWords({ code, complained }: Words, place: string): string | undefined {
  const lines = linesOf(complained);
  if (lines.length > 1 && !hasStack(complained))
    return `it prints ${lines.length} lines instead of one: ${lines.join(' / ')}`;
  return troubleWithEnd({ code, complained }, place);
}

/** Like `troubleWithWords`, for a cloud that has served requests: failed ones may have lines of their own. */
export function troubleWithEnd({ code, complained }: Words, place: string): string | undefined {
  const lines = linesOf(complained);
  if (code !== 1) return `it ended with ${code} instead of 1, and printed: ${complained.trim()}`;
  if (hasStack(complained)) return `it shows a stack trace: ${lines.slice(0, 3).join(' ')}`;
  const naming = lines.filter((line) => line.includes(place));
  if (naming.length === 0) return `it does not name ${place}: ${complained.trim()}`;
  return naming.some((line) => advice.test(line))
    ? undefined
    : `it does not say what to do: ${naming.join(' / ')}`;
}

type Words = Pick<EndedCloud, 'code' | 'complained'>;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
