/** Finds names of people, as well as can be without a model: titles before them, known given names, telling words. */
import { givenNames } from './given-name.ts';

const capitalised = String.raw`\p{Lu}[\p{L}'’-]+`;
const particle = String.raw`(?:(?:van|von|der|den|de|da|del|della|di|la|le|bin|binte|al|el|st\.)\s+)`;
const surname = String.raw`(?:\s+(?:\p{Lu}\.\s*)?${particle}{0,2}${capitalised})`;

const titled = new RegExp(
  String.raw`(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Herr|Frau|Señora?|Sra?|Monsieur|Madame|Mme|M|Dato|Encik|Puan)\.?\s+(${capitalised}${surname}{0,2})`,
  'gu',
);

const announced = new RegExp(
  String.raw`(?<!\p{L})(?:my name is|i am|i'm|call me|named|mein name ist|ich heiße|me llamo|je m'appelle|meu nome é)\s+(${capitalised}${surname}{0,2})`,
  'giu',
);

const word = /\p{L}[\p{L}'’-]*/gu;

export interface Span {
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
}

export function findPersonNames(text: string): Span[] {
  return [...behindCue(text, titled), ...behindCue(text, announced), ...byGivenName(text)];
}

function behindCue(text: string, cue: RegExp): Span[] {
  return [...text.matchAll(cue)].flatMap((match) => {
    const name = match[1];
    // the cue is found in any case, the name must begin with a capital
    if (name === undefined || !/^\p{Lu}/u.test(name)) return [];
    const end = match.index + match[0].length;
    return [{ start: end - name.length, end }];
  });
}

const following = new RegExp(`^${surname}{1,2}`, 'u');

/** A known given name with a capital, with the surnames behind it. */
function byGivenName(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(word)) {
    const given = match[0].replace(/['’]s$/, '');
    if (!/^\p{Lu}/u.test(given) || !isGivenName(given)) continue;
    if ((spans.at(-1)?.end ?? 0) > match.index) continue;
    const end = match.index + given.length;
    const rest = following.exec(text.slice(end))?.[0] ?? '';
    spans.push({ start: match.index, end: end + rest.replace(/['’]s$/, '').length });
  }
  return spans;
}

/** `José`, `JOSE` and `Anna-Maria` are known by `jose` and `anna`. */
function isGivenName(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return givenNames.has(plain) || givenNames.has(plain.split('-', 1)[0] ?? '');
}
