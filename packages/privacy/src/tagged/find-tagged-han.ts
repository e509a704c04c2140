/** Finds the Chinese and Japanese characters that the tagger considers names. */
import { cutCharacters, isIdeograph } from '@cgdx/name-tagger/character/cut-characters.ts';
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import type { TokenSpans } from '@cgdx/name-tagger/word/token-span.ts';
import { classCount } from '@cgdx/name-tagger/word/word-tagger.ts';
import { beginsOrganisation } from '../han/han-organisation.ts';
import { familyNames, hanPlaces, longestHanPlace, noGivenName } from '../han/han-word.ts';
import { isKnownHan } from '../han/known-han.ts';
import type { Findings } from '../text/finding.ts';
import { matchesOf } from '../text/matches-of.ts';
import type { Thresholds } from './threshold.ts';

/** Lines are read separately, so that time is linear in the text. */
const clause = /[^\n\r]+/g;
const longest = 300;
/** Raises the threshold for a person: characters have no capitals, so a low probability means less. */
const personFactor = 1.2;
const placeFactor = 1.25;
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
/** Relatives behind a short name: "莲姐". */
const kinEndings = new Set('姐哥叔嫂伯姨婶嬸');
/** The probability of a certain person, who is taken even before an organisation's ending. */
const sureOfPerson = 0.75;

const stops = /[，。、；]/;
/**
 * Words for people, particles of speech, tags and smileys; also Japanese letters, since Japanese texts do not count as
 * formal Chinese.
 */
const spoken = /[我你您咱俺啊吧吗呢哈啦嘛呀哦嗯呵@#～~！!？?…\u3041-\u30ff]/;

/** Thresholds for text as newspapers write it, which has many names of other kinds. */
const formal = { person: 0.2, place: 0.7, personOverOther: 0.5 };

export function findTaggedHan(
  text: string,
  tagger: NameTagger,
  findings: Findings,
  thresholds: Thresholds,
): void {
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
      const shareOf = (i: number, of: number) =>
        isIdeograph(line.charAt(tokens.start[i] as number))
          ? (out[(i - first) * classCount + of] as number)
          : 0;
      const isFamily = (i: number) =>
        shareOf(i, 1) >= partOfName && familyNames.has(line.charAt(tokens.start[i] as number));
      const thingOf = (i: number) => shareOf(i, 3) + shareOf(i, 4);
      const isPerson = (i: number) =>
        shareOf(i, 1) >= person && shareOf(i, 1) >= personOverOther * (shareOf(i, 2) + thingOf(i));
      const isPlace = (i: number) => shareOf(i, 2) >= place && shareOf(i, 2) >= placeOverThing * thingOf(i);
      for (let i = first; i < behind; i++) {
        const type = isPerson(i) ? 'PERSON' : isPlace(i) ? 'PLACE' : undefined;
        if (type === undefined) continue;
        let begin = i;
        const least = type === 'PERSON' ? Math.min(person, besidePerson) : place * besidePlace;
        while (i + 1 < behind && shareOf(i + 1, type === 'PERSON' ? 1 : 2) >= least) i++;
        if (type === 'PLACE') i = endOfListed(line, tokens, begin, i);
        else if (!isFormal && i - begin < 2 && i + 1 < behind) {
          const next = line.charAt(tokens.start[i + 1] as number);
          const isThird = i > begin && familyNames.has(line.charAt(tokens.start[begin] as number));
          if (kinEndings.has(next) || (isThird && !noGivenName.has(next) && shareOf(i + 1, 1) >= partOfName))
            i++;
        }
        if (type === 'PERSON' && i - begin < 2 && begin > first && isFamily(begin - 1)) begin--;
        const end = tokens.end[i] as number;
        if (isKnownHan(line, tokens.start[begin] as number, end, type, findings)) continue;
        const isSure = type === 'PERSON' && shareOf(begin, 1) >= sureOfPerson;
        if (!isSure && beginsOrganisation(line, end)) continue;
        findings.takeText(index + (tokens.start[begin] as number), index + end, type);
      }
    }
  }
}

/** Returns the last character of a listed place that begins there, or `last` if that is further: "广东" for "广". */
function endOfListed(line: string, { start, count }: TokenSpans, begin: number, last: number): number {
  for (let end = Math.min(count, begin + longestHanPlace) - 1; end > last; end--)
    if (hanPlaces.has(line.slice(start[begin], (start[end] as number) + 1))) return end;
  return last;
}
