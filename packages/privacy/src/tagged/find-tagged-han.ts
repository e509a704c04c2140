/** Finds the Chinese and Japanese characters that the tagger considers names. */
import { cutCharacters, isIdeograph } from '@cgdx/name-tagger/character/cut-characters.ts';
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import type { TokenSpans } from '@cgdx/name-tagger/word/token-span.ts';
import { classCount } from '@cgdx/name-tagger/word/word-tagger.ts';
import { beginsOrganisation } from '../han/han-organisation.ts';
import { familyNames, hanPlaces, isTitled, longestHanPlace, noGivenName } from '../han/han-word.ts';
import { isKnownHan } from '../han/known-han.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import type { Findings } from '../text/finding.ts';
import { matchesOf } from '../text/matches-of.ts';
import type { Thresholds } from './threshold.ts';

/** Lines are read separately, so that time is linear in the text. */
const clause = /[^\n\r]+/g;
const longest = 300;
/** The thresholds of this tagger relative to those of words. Measured on posts. */
const personFactor = 0.45;
const placeFactor = 0.7;
/** A place must be likelier than a part of another name by this factor. */
const placeOverThing = 2;
/**
 * How likely a character beside a person must be; for one beside a place, how likely relative to the place's
 * first character.
 */
const besidePerson = 0.1;
const besidePlace = 0.7;
/** How likely the third character of a name must be, behind a family name and one character, and a family name before one or two. */
const partOfName = 0.02;
/** Of which the tagger may take the character beside a name for a part of it. */
const wordsForPeople = new Set(
  '老板 老闆 老师 老師 师傅 師傅 师父 表哥 表姐 表弟 表妹 堂哥 堂姐 堂弟 堂妹 大哥 大姐 同学 同學 同事 安娣 安哥 阿姨 阿伯'.split(
    ' ',
  ),
);
/** What somebody does at an organisation. */
const work = /(?:[教读讀念唸][书書]?|上[班学學]|做[^\p{P}]{0,2}|工作|实习|實習)$/u;
/** Before a short name: "老王". */
const fondWords = new Set('老小阿');
/** Kinds of places, which name none by themselves: "坐 2 号线". */
const kindsOfPlace = new Set('线線楼樓号號第');
/** Relatives behind a short name: "莲姐". */
const kinEndings = new Set('姐哥叔嫂伯姨婶嬸');
/** How likely a name of one character must be before no title. */
const sureOfOne = 0.5;
/** The probability of a certain person, who is taken even before an organisation's ending. */
const sureOfPerson = 0.75;

/** How likely one character of an organisation must be, and each of at least so many. */
const sureOfThing = 0.1;
const leastOfThing = 0.03;
const shortestThing = 3;

const stops = /[，。、；]/;
/**
 * Words for people, particles of speech, tags and smileys; also Japanese letters, since Japanese texts do not count as
 * formal Chinese.
 */
const spoken = /[我你您咱俺啊吧吗呢哈啦嘛呀哦嗯呵@#～~！!？?…\u3041-\u30ff]/;

/** Thresholds for text as newspapers write it, which has many names of other kinds. */
const formal = { person: 0.2, place: 0.7, personOverOther: 0.5 };

/** Returns the organisations that somebody may belong to, ascending; they are no findings yet. */
export function findTaggedHan(
  text: string,
  tagger: NameTagger,
  findings: Findings,
  thresholds: Thresholds,
): PersonalSpan[] {
  const organisations: PersonalSpan[] = [];
  const isFormal = stops.test(text) && !spoken.test(text);
  const place = Math.max(thresholds.place * placeFactor, isFormal ? formal.place : 0);
  const person = Math.max(thresholds.person * personFactor, isFormal ? formal.person : 0);
  const personOverOther = isFormal ? formal.personOverOther : 0;
  for (const { 0: line, index } of matchesOf(clause, text)) {
    const tokens = cutCharacters(line);
    for (let first = 0; first < tokens.count; first += longest) {
      const behind = Math.min(tokens.count, first + longest);
      const out = new Float32Array((behind - first) * classCount);
      tagger.characters.tag(tokens, first, behind, out);
      const charAt = (i: number) => line.charAt(tokens.start[i] as number);
      // What is no character is in no name.
      for (let i = first; i < behind; i++)
        if (!isIdeograph(charAt(i))) out.fill(0, (i - first) * classCount, (i - first + 1) * classCount);
      const shareOf = (i: number, of: number) => out[(i - first) * classCount + of] as number;
      const isListedFamily = (i: number) => familyNames.has(charAt(i));
      const isFamily = (i: number) => shareOf(i, 1) >= partOfName && isListedFamily(i);
      const isWordForPeople = (i: number) =>
        i >= first && wordsForPeople.has(line.slice(tokens.start[i], (tokens.start[i] as number) + 2));
      const isFond = (i: number) => fondWords.has(charAt(i));
      const thingOf = (i: number) => shareOf(i, 3) + shareOf(i, 4);
      const isPerson = (i: number) =>
        shareOf(i, 1) >= person && shareOf(i, 1) >= personOverOther * (shareOf(i, 2) + thingOf(i));
      const isPlace = (i: number) => shareOf(i, 2) >= place && shareOf(i, 2) >= placeOverThing * thingOf(i);
      for (const [begin, last] of organisationsIn(first, behind, thingOf, (i) => shareOf(i, 2))) {
        const start = tokens.start[begin] as number;
        const name = line.slice(start, tokens.end[last]).replace(work, '');
        organisations.push({ start: index + start, end: index + start + name.length, type: 'PLACE' });
      }
      for (let i = first; i < behind; i++) {
        if (isWordForPeople(i)) {
          i++;
          continue;
        }
        const type = isPerson(i) ? 'PERSON' : isPlace(i) ? 'PLACE' : undefined;
        if (type === undefined) continue;
        let begin = i;
        const least = type === 'PERSON' ? Math.min(person, besidePerson) : place * besidePlace;
        while (i + 1 < behind && shareOf(i + 1, type === 'PERSON' ? 1 : 2) >= least) i++;
        if (type === 'PLACE') {
          i = endOfListed(line, tokens, begin, i);
          if (i === begin && kindsOfPlace.has(charAt(i))) continue;
        } else if (!isFormal && i - begin < 2 && i + 1 < behind) {
          const next = charAt(i + 1);
          const isThird = i > begin && isListedFamily(begin) && !isFond(begin);
          if (kinEndings.has(next) || (isThird && !noGivenName.has(next) && shareOf(i + 1, 1) >= partOfName))
            i++;
        }
        let last = i;
        if (type === 'PERSON') {
          if (i === begin && isFond(i) && i + 1 < behind && isListedFamily(i + 1)) i++;
          if (i - begin < 2 && begin > first && (isFamily(begin - 1) || isFond(begin - 1))) begin--;
          last = begin < i && isWordForPeople(i) ? i - 1 : i;
          const isDoubtful = !isFamily(i) && (shareOf(i, 1) < sureOfOne || noGivenName.has(charAt(i)));
          if (
            i === begin &&
            isDoubtful &&
            !isTitled.test(line.slice(tokens.end[i], (tokens.end[i] as number) + 2))
          )
            continue;
        }
        const end = tokens.end[last] as number;
        if (isKnownHan(line, tokens.start[begin] as number, end, type, findings)) continue;
        const isSure = type === 'PERSON' && shareOf(begin, 1) >= sureOfPerson;
        if (!isSure && beginsOrganisation(line, end)) continue;
        findings.takeText(index + (tokens.start[begin] as number), index + end, type);
      }
    }
  }
  return organisations;
}

/** Returns the first and last characters of organisations. A character of one may also look like a place. */
function organisationsIn(
  first: number,
  behind: number,
  thingOf: (i: number) => number,
  placeOf: (i: number) => number,
): (readonly [first: number, last: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let i = first; i < behind; i++) {
    const begin = i;
    let likeliest = 0;
    for (; i < behind && thingOf(i) + placeOf(i) >= leastOfThing; i++)
      likeliest = Math.max(likeliest, thingOf(i));
    if (likeliest >= sureOfThing && i - begin >= shortestThing) found.push([begin, i - 1]);
  }
  return found;
}

/** Returns the last character of a listed place that begins there, or `last` if that is further: "广东" for "广". */
function endOfListed(line: string, { start, count }: TokenSpans, begin: number, last: number): number {
  for (let end = Math.min(count, begin + longestHanPlace) - 1; end > last; end--)
    if (hanPlaces.has(line.slice(start[begin], (start[end] as number) + 1))) return end;
  return last;
}
