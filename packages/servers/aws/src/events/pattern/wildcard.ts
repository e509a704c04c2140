/** Wildcard patterns: `*` matches any run of characters; `\*` and `\\` match themselves. */
import { InvalidEventPattern } from './invalid-event-pattern.ts';

export const anyRun = Symbol('*');
/** One character, or any run of them. */
export type Glob = readonly (string | typeof anyRun)[];

/** Returns the position in bytes, which AWS counts in the quoted form of the value. */
const bytePosition = (text: string, index: number): number => Buffer.byteLength(text.slice(0, index)) + 1;

/** Throws `InvalidEventPattern`. */
export function parseGlob(text: string): Glob {
  const glob: (string | typeof anyRun)[] = [];
  for (let index = 0; index < text.length; index++) {
    const char = text[index]!;
    const next = text[index + 1];
    if (char === '*') {
      if (next === '*') {
        throw new InvalidEventPattern(`Consecutive wildcard characters at pos ${bytePosition(text, index)}`);
      }
      glob.push(anyRun);
    } else if (char === '\\') {
      if (next !== '*' && next !== '\\') {
        throw new InvalidEventPattern(`Invalid escape character at pos ${bytePosition(text, index)}`);
      }
      glob.push(next);
      index++;
    } else {
      glob.push(char);
    }
  }
  return glob;
}

/** Takes time proportional to the product of both lengths: after a mismatch only the last run can grow. */
export function matchesGlob(glob: Glob, text: string): boolean {
  let g = 0;
  let t = 0;
  let run = -1;
  let resume = 0;
  while (t < text.length) {
    if (glob[g] === anyRun) {
      run = g++;
      resume = t;
    } else if (g < glob.length && glob[g] === text[t]) {
      g++;
      t++;
    } else if (run >= 0) {
      g = run + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (glob[g] === anyRun) g++;
  return g === glob.length;
}
