/** Decides how far a user name reaches, and whether it is rather part of a file, a link or a line of code. */
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const lowLine = 0x5f;
const dot = 0x2e;

/** A part of a link, of a tag or of a line of code before it; a call, an assignment or a mail address behind it. */
const codeBefore = /(?:[/@\\=&?#%$`{<-]|::)$/;
const codeBehind = /^(?: ?=|[(/=`}]|-[\p{L}\p{N}])/u;

/** Names of files, `__init__`. */
export const ofFile =
  /\.(?:[jt]sx?|py|go|rs|cpp|java|php|css|sh|net|exe|pdf|png|jpe?g|gif|heic|docx?|xlsx?|pptx?|txt|csv|zip|mp[34]|mov|apk|html?|json|ya?ml|md)$|^__.*__$/i;

/** Returns whether what is directly before or behind shows one of these. `from`, `to`: UTF-16 offsets, end exclusive. */
export function isOfCode(text: string, from: number, to: number): boolean {
  return codeBefore.test(text.slice(Math.max(0, from - 2), from)) || codeBehind.test(text.slice(to, to + 2));
}

/** The most tokens of a name. */
const mostTokens = 16;
const isOfRun = ({ kind }: Tokens, i: number): boolean =>
  kind[i] === tokenKind.word || kind[i] === tokenKind.number;
const isJoint = ({ kind, hash }: Tokens, i: number): boolean =>
  kind[i] === tokenKind.sign && (hash[i] === dot || hash[i] === lowLine);

/** Returns the first token of the letters, digits, dots and underscores around token `i`. */
export function firstOfHandle(tokens: Tokens, i: number): number {
  let first = isOfRun(tokens, i) ? i : i + 1;
  while (first > 0 && i - first < mostTokens && tokens.gap[first] === gapBefore.none) {
    if (isOfRun(tokens, first - 1)) first--;
    else if (
      first > 1 &&
      isJoint(tokens, first - 1) &&
      isOfRun(tokens, first - 2) &&
      tokens.gap[first - 1] === gapBefore.none
    )
      first -= 2;
    else break;
  }
  return first;
}

/** Returns the last one. */
export function lastOfHandle(tokens: Tokens, i: number): number {
  const { count, gap } = tokens;
  let last = i;
  while (last + 1 < count && last - i < mostTokens && gap[last + 1] === gapBefore.none) {
    if (isOfRun(tokens, last + 1)) last++;
    else if (
      last + 2 < count &&
      isJoint(tokens, last + 1) &&
      isOfRun(tokens, last + 2) &&
      gap[last + 2] === gapBefore.none
    )
      last += 2;
    else break;
  }
  return last;
}
