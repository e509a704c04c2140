/** Decides how far a user name reaches, and whether it is rather part of a file, a link or a line of code. */
import type { Tokens } from '../text/tokenise.ts';
import { firstOfRun, isPart, lastOfRun, signBetween } from './code-run.ts';

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
const isJoint = (tokens: Tokens, i: number): boolean => {
  const sign = signBetween(tokens, i);
  return sign === dot || sign === lowLine;
};

/** Returns the first token of the letters, digits, dots and underscores around token `i`. */
export const firstOfHandle = (tokens: Tokens, i: number): number =>
  firstOfRun(tokens, isPart(tokens, i) ? i : i + 1, Math.max(0, i - mostTokens), isJoint);

/** Returns the last one. */
export const lastOfHandle = (tokens: Tokens, i: number): number =>
  lastOfRun(tokens, i, Math.min(tokens.count - 1, i + mostTokens), isJoint);
