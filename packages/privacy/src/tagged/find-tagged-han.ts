/** Finds the Chinese and Japanese characters that the tagger considers names. */
import { cutCharacters, isIdeograph } from '@cgdx/name-tagger/character/cut-characters.ts';
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { classCount } from '@cgdx/name-tagger/word/word-tagger.ts';
import type { Findings } from '../text/finding.ts';
import type { Thresholds } from './find-tagged.ts';

/** Clauses are read separately, so that time is linear in the text. */
const clause = /[^\n\r]+/g;
const longest = 300;
/** Characters have no capitals: a suspicion says less. */
const characterFactor = 1.25;

export function findTaggedHan(
  text: string,
  tagger: NameTagger,
  findings: Findings,
  thresholds: Thresholds,
): void {
  const { place } = thresholds;
  const person = thresholds.person * characterFactor;
  for (const { 0: line, index } of text.matchAll(clause)) {
    const tokens = cutCharacters(line);
    for (let first = 0; first < tokens.count; first += longest) {
      const behind = Math.min(tokens.count, first + longest);
      const out = new Float32Array((behind - first) * classCount);
      tagger.characters.tag(tokens, first, behind, out);
      const shareOf = (i: number, of: number) =>
        isIdeograph(line.charAt(tokens.start[i] as number))
          ? (out[(i - first) * classCount + of] as number)
          : 0;
      for (let i = first; i < behind; i++) {
        const isPerson = shareOf(i, 1) >= person;
        if (!isPerson && shareOf(i, 2) < place) continue;
        const of = isPerson ? 1 : 2;
        const least = (isPerson ? person : place) / 2;
        let last = i;
        while (last + 1 < behind && shareOf(last + 1, of) >= least) last++;
        findings.takeText(
          index + (tokens.start[i] as number),
          index + (tokens.end[last] as number),
          isPerson ? 'PERSON' : 'PLACE',
        );
        i = last;
      }
    }
  }
}
