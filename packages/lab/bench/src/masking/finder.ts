/** The finders that are compared: the product's search and npm packages, each as a function from a text to spans. */
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { findPersonalInformation } from '@cgdx/privacy/find-personal-information.ts';
import { Redactor } from '@redactpii/node';
import nlp from 'compromise';
import { findPhoneNumbersInText } from 'libphonenumber-js';
import { SyncRedactor } from 'redact-pii';
import { findTaggedAlone } from './find-tagged-alone.ts';

export interface FoundSpan {
  readonly start: number;
  readonly end: number;
}
export type Finder = (text: string) => readonly FoundSpan[];

/** A private-use character that no text contains. */
const hole = '\uE000';
const redactPii = new SyncRedactor({ globalReplaceWith: hole });
const redactPiiNode = new Redactor({ globalReplaceWith: hole });

/** Returns the spans that a redactor removed: those between the remaining pieces, in order. */
function spansOfHoles(text: string, redacted: string): FoundSpan[] {
  const spans: FoundSpan[] = [];
  let from = 0;
  for (const [i, piece] of redacted.split(hole).entries()) {
    const start = i === 0 ? 0 : text.indexOf(piece, from);
    if (start < 0) break;
    if (start > from) spans.push({ start: from, end: start });
    from = start + piece.length;
  }
  if (redacted.endsWith(hole) && from < text.length) spans.push({ start: from, end: text.length });
  return spans;
}

interface Located {
  readonly offset?: { readonly start: number; readonly length: number };
}

function compromise(text: string): FoundSpan[] {
  const read = nlp(text);
  const located: readonly Located[] = [
    ...read.people().json({ offset: true }),
    ...read.places().json({ offset: true }),
  ];
  return located.flatMap(({ offset }) =>
    offset === undefined ? [] : [{ start: offset.start, end: offset.start + offset.length }],
  );
}

const phones = (text: string): FoundSpan[] =>
  findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));

const byRedactPii = (text: string): FoundSpan[] => spansOfHoles(text, redactPii.redact(text));

/** The product's own first: the tagger and the rules together. */
export const finders = {
  ours: (text) => findPersonalInformation(text, { tagger: loadNameTagger() }),
  'redact-pii + compromise + libphonenumber-js': (text) => [
    ...byRedactPii(text),
    ...compromise(text),
    ...phones(text),
  ],
  'redact-pii': byRedactPii,
  '@redactpii/node': (text) => spansOfHoles(text, redactPiiNode.redact(text)),
  compromise,
} as const satisfies Readonly<Record<string, Finder>>;

export type FinderName = keyof typeof finders;
export const finderNames = Object.keys(finders) as FinderName[];

/** The product's two halves, each alone. */
export const halves = {
  'rules alone': (text) => findPersonalInformation(text),
  'tagger alone': (text) => findTaggedAlone(text, loadNameTagger()),
} as const satisfies Readonly<Record<string, Finder>>;
