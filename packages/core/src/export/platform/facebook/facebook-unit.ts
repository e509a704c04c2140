/** Groups files into units: threads of messages are combined, since they are many and small; so are both lists of reactions. */
import { type FacebookFile, plainPath } from './facebook-file.ts';

export interface FacebookUnit {
  readonly kind: string;
  /** At least one file. */
  readonly files: readonly FacebookFile[];
  /** True if there is a second list of reactions, in which reactions of the numbered files must be skipped. */
  readonly isListedTwice: boolean;
}

/** The uncompressed size that a unit of small files does not exceed. */
const mostBytes = 8 * 2 ** 20;

const secondList = /\/likes_and_reactions\.json$/;
const firstList = /likes_and_reactions_\d+\.json$/;

/** Returns units in the order of the files, which is independent of zip tools. */
export function unitsOf(files: readonly FacebookFile[]): FacebookUnit[] {
  const second = files.filter((file) => isReaction(file, secondList));
  const first = files.filter((file) => isReaction(file, firstList));
  const isListedTwice = second.length > 0 && first.length > 0;
  const together = isListedTwice ? [...first, ...second] : [];
  const units: FacebookUnit[] = isListedTwice ? [{ kind: 'reaction', files: together, isListedTwice }] : [];
  const isTogether = new Set(together);
  let small: FacebookFile[] = [];
  let bytes = 0;
  const close = () => {
    if (small.length > 0) units.push({ kind: 'message', files: small, isListedTwice: false });
    small = [];
    bytes = 0;
  };
  for (const file of files) {
    if (isTogether.has(file)) continue;
    const { kind } = file.list;
    if (kind !== 'message') {
      units.push({ kind, files: [file], isListedTwice: false });
      continue;
    }
    if (bytes + file.entry.sizeBytes > mostBytes) close();
    small.push(file);
    bytes += file.entry.sizeBytes;
  }
  close();
  return units;
}

const isReaction = ({ list, entry }: FacebookFile, path: RegExp) =>
  list.kind === 'reaction' && path.test(plainPath(entry.path));
