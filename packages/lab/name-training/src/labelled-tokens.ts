/** A sentence cut into tokens, each with its possible kinds. */
import { cutTokens, type TokenSpans } from '@cgdx/name-tagger/word/token-span.ts';
import { type Corpus, kind, kindOf } from './corpus/corpora.ts';
import type { LabelledSpan, Sentence } from './corpus/sentence.ts';

export interface LabelledTokens {
  readonly tokens: string[];
  /** Bits of the `kind`s that the token may have; 0 if nothing is learnt from it. */
  readonly kinds: number[];
  /** For each token the index of its span, or -1. */
  readonly spanOf: number[];
}

const everyKind = kind.other | kind.person | kind.place | kind.organisation | kind.thing;

/** Text that the rules recognize by its shape. */
const shaped = /[@]\w+|https?:\S+|\S+\.(?:com|co|org|net|ly)\S*|&\w+;/g;

export function labelTokens(
  { text, spans }: Sentence,
  corpus: Corpus,
  cutText: (text: string) => TokenSpans = cutTokens,
): LabelledTokens {
  const cut = cutText(text);
  const unlabelled = kind.other | (everyKind & ~corpus.labels & ~kind.other);
  const labelled: LabelledTokens = { tokens: [], kinds: [], spanOf: [] };
  const isShaped = new Uint8Array(text.length);
  for (const { 0: piece, index } of text.matchAll(shaped)) isShaped.fill(1, index, index + piece.length);
  let at = 0;
  for (let i = 0; i < cut.count; i++) {
    const start = cut.start[i] as number;
    const token = text.slice(start, cut.end[i]);
    while (at < spans.length && (spans[at] as LabelledSpan).end <= start) at++;
    const span = spans[at];
    const isInside = span !== undefined && span.start < (cut.end[i] as number);
    labelled.tokens.push(token);
    labelled.spanOf.push(isInside ? at : -1);
    labelled.kinds.push(
      isShaped[start] === 1
        ? 0
        : isInside
          ? kindInside(span.type, token, corpus)
          : isOpen(token, i, corpus)
            ? 0
            : unlabelled,
    );
  }
  return labelled;
}

/** RONEC also labels "the director" as a person, so nothing is learnt from a person in lower case. */
const kindInside = (type: string, token: string, { file }: Corpus): number =>
  file.startsWith('ronec') && type === 'PERSON' && token === token.toLowerCase() ? 0 : kindOf(type);

/** This corpus labels only names that are linked, so nothing is learnt from a word with a capital. */
const isOpen = (token: string, i: number, { file }: Corpus): boolean =>
  file.startsWith('wikiner-tr') && i > 0 && token !== token.toLowerCase();
