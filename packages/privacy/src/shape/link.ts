/** Finds mail addresses, links, host names and handles, from a sign such as `@` or `://`. */
import { classOf, lineBreak, space } from '../lexicon/character.ts';
import type { Findings } from '../text/finding.ts';
import { matchesOf } from '../text/matches-of.ts';
import { signBit, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isWholeNumberAt } from './phone.ts';

/** RFC 5321: the longest local part, and the longest label of a host name. */
const longestLocal = 64;
const longestUrl = 2048;

const localCharacter = /[\p{L}\p{N}._%+'-]/u;
const mailHost = /@ ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.\p{L}{2,24}/uy;

/** Chinese has no blanks: many characters behind other letters are the next clause. */
const handle =
  /@(?!(?:所有人|大家|全体成员|全體成員))(?:[[\p{L}\p{N}_]--\p{sc=Han}](?:[[\p{L}\p{N}_.]--\p{sc=Han}]{0,62}[[\p{L}\p{N}_]--\p{sc=Han}])?(?:\p{sc=Han}{1,4}(?![\p{L}\p{N}_]))?|\p{sc=Han}[\p{L}\p{N}_]{0,63})/vy;
const besideAt = /[[\p{L}\p{N}_@.]--\p{sc=Han}]/v;
const hostTail =
  /[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,6}\.([a-z]{2,24})(?![a-z0-9@_])(?::\d{1,5})?(?:[/?#][^\s<>"']{0,2048})?/iy;

const topLevels = new Set(
  `com net org edu gov mil int info biz name io co me ly gg be tv app dev link site online shop xyz ai cloud blog store tech eu
  ad ae af al am ar at au az ba bd bg bh bo br by ca ch ci cl cm cn cr cu cy cz de dk do dz ec ee eg es fi fr ge gh gr gt hk hn
  hr hu id ie il in iq ir is it jo jp ke kg kr kw kz lb li lk lt lu lv ma md mk mt mx my ng nl no np nz om pa pe ph pk pl pt py
  qa ro rs ru sa se sg si sk sn sv th tn tr tw tz ua ug uk us uy uz ve vn za zm zw`.split(/\s+/),
);
/** Returns whether hosts end with it. */
export const isTopLevel = (label: string): boolean => topLevels.has(label.toLowerCase());
/** Top-level domains that are also words: with these, a missing blank after a full stop would look like a host. */
const ambiguousTopLevels = new Set('is it in no me be at am so my by do us id name link shop ly'.split(' '));

const at = 0x40;
const colon = 0x3a;
const slash = 0x2f;
const backslash = 0x5c;
const dot = 0x2e;

/** Finds links with a scheme. They come first, since nothing else looks like one. */
export function findWebLinks(tokens: Tokens, findings: Findings): void {
  const { text, kind, hash, gap, start, end, taken, marks, markCount } = tokens;
  for (let n = 0; n < markCount; n++) {
    const i = marks[n] as number;
    if (taken[i] === 1 || hash[i] !== colon) continue;
    if (i === 0 || gap[i] !== 0 || hash[i + 1] !== slash || hash[i + 2] !== slash) continue;
    if (gap[i + 1] !== 0 || gap[i + 2] !== 0 || kind[i - 1] !== tokenKind.word) continue;
    const from = start[i - 1] as number;
    const to = linkEnd(text, (end[i] as number) + 2);
    if (to > (end[i] as number) + 2) findings.takeRange(i - 1, from, to, 'URL');
  }
}

/** Matches `u/name`, as written on Reddit. */
const slashHandle = /(?<![\p{L}\p{N}_/.])\/?[uU]\/[A-Za-z0-9_-]{3,30}(?![A-Za-z0-9_/-])/gu;

/** Matches the name in `C:\\Users\\name`, `/home/name`. */
const folderName =
  /(?<=[\\/](?:Users|home)[\\/])(?!(?:Public|Shared|Default|All)(?![\p{L}\p{N}]))[\p{L}\p{N}._-]{2,40}/gu;

/** "///index.home.raft": three words by which what3words addresses a square of three metres. */
const threeWords = /(?<!\/)\/\/\/\p{L}{3,20}\.\p{L}{3,20}\.\p{L}{3,20}(?![\p{L}\p{N}/])/gu;

const folders = ['/home/', '\\home\\', 'Users/', 'Users\\'];

/** Finds mail addresses, handles, and links without a scheme. */
export function findLinks(tokens: Tokens, findings: Findings): void {
  const hasSlash = (tokens.signs & (signBit(slash) | signBit(backslash))) !== 0;
  if (hasSlash && folders.some((folder) => tokens.text.includes(folder))) {
    for (const { 0: found, index } of matchesOf(folderName, tokens.text))
      findings.takeText(index, index + found.length, 'HANDLE');
  }
  if (hasSlash && (tokens.text.includes('u/') || tokens.text.includes('U/'))) {
    for (const { 0: found, index } of matchesOf(slashHandle, tokens.text))
      findings.takeText(index, index + found.length, 'HANDLE');
  }
  if (hasSlash && tokens.text.includes('///')) {
    for (const { 0: found, index } of matchesOf(threeWords, tokens.text))
      findings.takeText(index, index + found.length, 'COORDINATES');
  }
  const { count, kind, hash, gap, taken, marks, markCount } = tokens;
  for (let n = 0; n < markCount; n++) {
    const i = marks[n] as number;
    if (taken[i] === 1) continue;
    const code = hash[i];
    if (code === at) findAt(tokens, findings, i);
    else if (code === dot && gap[i] === 0 && i > 0 && i + 1 < count && gap[i + 1] === 0) {
      if (kind[i + 1] === tokenKind.sign || kind[i - 1] === tokenKind.sign) continue;
      findHost(tokens, findings, i);
    }
  }
}

function findAt({ text, start }: Tokens, findings: Findings, i: number): void {
  const sign = start[i] as number;
  // People who avoid robots write "name @ host.org".
  const near = text.charCodeAt(sign - 1) === 0x20 && text.charCodeAt(sign + 1) === 0x20 ? sign - 1 : sign;
  let from = near;
  while (from > 0 && near - from < longestLocal && localCharacter.test(text[from - 1] as string)) from--;
  while (from < near && /[.'-]/.test(text[from] as string)) from++;
  mailHost.lastIndex = sign;
  if (from < near) {
    const host = mailHost.exec(text);
    if (host !== null) {
      findings.takeRange(i, from, sign + host[0].length, 'EMAIL');
      return;
    }
  }
  if (sign > 0 && besideAt.test(text[sign - 1] as string)) return;
  if (isWholeNumberAt(text, sign + 1)) return;
  handle.lastIndex = sign;
  const found = handle.exec(text);
  if (found !== null) findings.takeRange(i, sign, sign + found[0].length, 'HANDLE');
}

function findHost({ text, start, end, gap, kind, hash }: Tokens, findings: Findings, i: number): void {
  const topLevel = text.slice(start[i + 1], end[i + 1]).toLowerCase();
  const first = text.slice(start[i - 1], end[i - 1]).toLowerCase();
  if (first !== 'www' && !topLevels.has(topLevel)) return;
  let from = i - 1;
  while (from > 0 && i - from < 16 && gap[from] === 0 && isHostPart(kind[from - 1], hash[from - 1])) from--;
  while (from < i - 1 && kind[from] === tokenKind.sign) from++;
  hostTail.lastIndex = start[from] as number;
  const found = hostTail.exec(text);
  if (found === null) return;
  const last = (found[1] ?? '').toLowerCase();
  const value = found[0];
  // "marivic.sg.1992" is a user name.
  if (!topLevels.has(last) || /^\.\d/.test(text.slice(hostTail.lastIndex, hostTail.lastIndex + 2))) return;
  if (ambiguousTopLevels.has(last) && first !== 'www' && !/[/]|\..*\./.test(value)) return;
  findings.takeRange(
    from,
    start[from] as number,
    linkEnd(text, (start[from] as number) + value.length, value),
    'URL',
  );
}

const isHostPart = (kind: number | undefined, code: number | undefined): boolean =>
  kind === tokenKind.word ||
  kind === tokenKind.number ||
  (kind === tokenKind.sign && (code === 0x2d || code === dot));

const linkEnds = new Set(Array.from('<>"\'`|，。', (sign) => sign.charCodeAt(0)));
const endsLink = (code: number): boolean =>
  linkEnds.has(code) || classOf[code] === space || classOf[code] === lineBreak;

/** Returns the end of a link that continues at `from`; signs that end a sentence are not part of it. */
function linkEnd(text: string, from: number, known?: string): number {
  let to = from;
  const limit = Math.min(text.length, from + longestUrl);
  if (known === undefined) while (to < limit && !endsLink(text.charCodeAt(to))) to++;
  while (to > from - (known?.length ?? 0) + 1 && /[.,;:!?)\]}…]/.test(text[to - 1] as string)) to--;
  return to;
}
