/** Generates labelled texts for each searched language, since the labelled set is only in English. */
import type { LabelledText } from '../labelled/labelled-text.ts';
import { type GeneratedLanguage, generatedLanguages } from './generated-language.ts';

/** `{p}` a full name, `{g}` a given name, `{c}` a place, `{a}` an address, `{t}` a telephone number, `{m}` a mail address. */
const slot = /\{([pgcatm])\}/g;
const types: Readonly<Record<string, string>> = {
  p: 'PERSON',
  g: 'PERSON',
  c: 'GPE',
  a: 'STREET_ADDRESS',
  t: 'PHONE_NUMBER',
  m: 'EMAIL_ADDRESS',
};

/** The number of texts generated from each sentence. */
const rounds = 6;

/** @returns texts by language, the same in every run */
export const generatedTexts = (): ReadonlyMap<string, readonly LabelledText[]> =>
  new Map(Object.entries(generatedLanguages).map(([code, language]) => [code, textsOf(language)]));

function textsOf(language: GeneratedLanguage): LabelledText[] {
  let made = 0;
  /** Returns another value each time: list lengths share no divisor with the step. */
  const next = (values: readonly string[]): string => values[(made++ * 7) % values.length] ?? '';
  const { given, family, joiner = ' ', isFamilyFirst = false } = language;
  const values: Readonly<Record<string, () => string>> = {
    p: () => {
      const names = [next(given), next(family)];
      return (isFamilyFirst ? names.reverse() : names).join(joiner);
    },
    g: () => next(given),
    c: () => next(language.places),
    a: () => next(language.addresses),
    t: () => next(language.phones),
    m: () => `${next(mailBoxes)}@example.org`,
  };
  return Array.from({ length: rounds }, () => language.sentences)
    .flat()
    .map((sentence) => fill(sentence, (kind) => values[kind]?.() ?? ''));
}

const mailBoxes = ['kontakt.zq', 'a.quill', 'info-77', 'zorblatt', 'm_ilves'];

function fill(sentence: string, valueFor: (kind: string) => string): LabelledText {
  const spans: { start: number; end: number; type: string }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: kind = '', index } of sentence.matchAll(slot)) {
    text += sentence.slice(from, index);
    const value = valueFor(kind);
    spans.push({ start: text.length, end: text.length + value.length, type: types[kind] ?? '' });
    text += value;
    from = index + whole.length;
  }
  return { text: text + sentence.slice(from), spans };
}
