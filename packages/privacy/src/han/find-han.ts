/** Finds names, places and addresses in Chinese, which has no spaces: by characters and cue words. */
import type { Findings } from '../text/finding.ts';
import { tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { beginsOrganisation } from './han-organisation.ts';
import {
  familyNames,
  hanPlaces,
  isTitled,
  longestHanPlace,
  longFamilyNames,
  nameCues,
  nameEndings,
  noGivenName,
  noNames,
} from './han-word.ts';
import { isKnownHan } from './known-han.ts';

/** The number of characters before a name within which a cue word ends. */
const cueLength = 4;
/** The number of characters of province, city, district and street before a house number. */
const longestStreet = 30;

const fondWords = /[小老]/;
/** "小孟", "老张" with a family name that is no word; not "大小周", "小王子". */
const fond =
  /^[^大从最较很太幼矮胆细缩减家多年古月生衰]?[小老][孟何陈陳李王张張刘劉吴吳赵趙周徐胡朱郭林郑鄭谢謝罗羅梁许許邓鄧韩韓冯馮曹彭曾萧蕭蔡潘董袁苏蘇魏吕呂沈姚卢盧崔谭譚廖邹鄒郝龚邵覃秦尹薛闫侯黎](?![子末列醋同重愿願店会會日年期报報])/;
/** Characters that end no word of which a family name is a part: "问王老师". */
const behindWord = /[的是和跟给給找問问請请讓让叫谢謝]/;

const street = /(?:路|街|道|巷|弄|胡同|里|村|园|區|区|段|坊|弯|坡|台|径)$/;
const house =
  /^(?:号|號|弄|栋|幢)(?:[一-鿿]{0,6}?(?:\d{1,4}|[一二三四五六七八九十]{1,3})(?:号楼|号|號|栋|幢|单元|單元|楼|樓|层|層|室|座|房)){0,4}/;
const beforeAddress = /.*(?:住在|住址|地址|位于|位於|搬到|搬家到|寄到|送到|寄往|发到|在|是|为|到|住|至)/su;

/** Finds addresses, which contain a number. */
export function findHanNumbers(tokens: Tokens, findings: Findings): void {
  const { numbers, numberCount, hanCount } = tokens;
  if (hanCount === 0) return;
  for (let n = 0; n < numberCount; n++) findNumbered(tokens, numbers[n] as number, findings);
}

export function findHanNames(tokens: Tokens, findings: Findings): void {
  const { count, kind, hanCount } = tokens;
  if (hanCount === 0) return;
  for (let i = 0; i < count; i++) {
    if (kind[i] === tokenKind.ideographs && tokens.taken[i] === 0) findInRun(tokens, i, findings);
  }
}

/** Finds a house number. */
function findNumbered(tokens: Tokens, i: number, findings: Findings): void {
  const { text, start, end, kind } = tokens;
  const from = start[i] as number;
  const isBehindHan = i > 0 && kind[i - 1] === tokenKind.ideographs;
  const before = text.slice(Math.max(0, from - longestStreet), from);
  if (!isBehindHan || !street.test(before)) return;
  const rest = house.exec(text.slice(end[i], (end[i] as number) + 40));
  if (rest === null) return;
  const run = /[一-鿿\d]*$/.exec(before)?.[0] ?? '';
  const cut = beforeAddress.exec(run)?.[0].length ?? 0;
  findings.takeText(from - run.length + cut, (end[i] as number) + rest[0].length, 'ADDRESS');
}

function findInRun({ text, start, end }: Tokens, i: number, findings: Findings): void {
  const from = start[i] as number;
  const to = end[i] as number;
  for (let at = from; at < to; at++) {
    const length = personAt(text, at, from, to);
    if (length > 0) {
      findings.takeText(at, at + length, 'PERSON');
      at += length - 1;
      continue;
    }
    for (let size = Math.min(longestHanPlace, to - at); size >= 2; size--) {
      if (!hanPlaces.has(text.slice(at, at + size))) continue;
      if (!beginsOrganisation(text, at + size) && !isKnownHan(text, at, at + size, 'PLACE', findings))
        findings.takeText(at, at + size, 'PLACE');
      at += size - 1;
      break;
    }
  }
}

/**
 * Returns the number of characters of the name that begins here, or 0: a family name and one or two more
 * characters, next to cue words.
 */
function personAt(text: string, at: number, from: number, to: number): number {
  if (fondWords.test(text[at] ?? '') && fond.test(text.slice(Math.max(from, at - 1), at + 3))) return 2;
  const family = longFamilyNames.has(text.slice(at, at + 2)) ? 2 : familyNames.has(text[at] ?? '') ? 1 : 0;
  if (family === 0 || noNames.has(text.slice(at, at + 2))) return 0;
  let given = 0;
  while (given < 2 && at + family + given < to && !noGivenName.has(text[at + family + given] ?? '')) given++;
  const before = text.slice(Math.max(0, at - cueLength - 1), at).replace(/[:： ]+$/, '');
  const isCued = nameCues.test(before);
  if (given > 0 && isCued) return family + given;
  // A cue word after the name may begin where a given name would.
  for (let size = family + given; size >= family; size--) {
    if (!nameEndings.test(text.slice(at + size, at + size + 3))) continue;
    const isTitle = isTitled.test(text.slice(at + size, at + size + 2));
    const begins = at === from || behindWord.test(text[at - 1] ?? '');
    if (size > family ? at === from || isTitle || isCued : isTitle && begins) return size;
  }
  return 0;
}
