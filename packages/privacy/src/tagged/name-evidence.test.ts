import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createNameHints, createPlaceHints } from '../name/name-hint.ts';
import { tagTokens } from '../text/tag-tokens.ts';
import { natureOf } from '../text/text-nature.ts';
import { tokenise } from '../text/tokenise.ts';
import { evidenceCount, figure, readEvidence, writeEvidence } from './name-evidence.ts';
import { listed, position } from './spelling.ts';

const tagger = loadNameTagger();

function evidenceOf(text: string, word: string) {
  const tokens = tokenise(text);
  const places = { hints: createNameHints(tokens.count), places: createPlaceHints(tokens.count) };
  const evidence = readEvidence(tokens, tagTokens(tokens, tagger, 'words'), places, natureOf(tokens));
  const figures = new Float32Array(evidenceCount + 1).fill(Number.NaN);
  const i = tokens.start.indexOf(text.indexOf(word));
  return { count: writeEvidence(evidence, i, figures), figures };
}

it('writes as many figures as the trees were trained on', () => {
  const { count, figures } = evidenceOf('I met Trevor in the park.', 'Trevor');
  expect(count).toBe(evidenceCount);
  expect(tagger.trees.person.features).toBe(evidenceCount);
  expect(tagger.trees.place.features).toBe(evidenceCount);
  expect(figures.subarray(0, count).every(Number.isFinite)).toBe(true);
});

it.each([
  ['I met Trevor in the park.', 'Trevor', position.inside, listed.given],
  ['Haters will hate', 'Haters', position.begun, listed.form],
  ['so glad to see trevor', 'trevor', position.small, listed.given],
  ['all about #Zorblatt', 'Zorblatt', position.tag, listed.nowhere],
])('%s: the spelling and the lists for %s', (text, word, at, list) => {
  const { figures } = evidenceOf(text, word);
  expect([figures[figure.position], figures[figure.listed]]).toEqual([at, list]);
});

it.each([
  ['Estudió en la Universidad de Zorblatt ayer.', 'Zorblatt', 'thingBefore', 5],
  ['Vi vinder over Zorblatt Kommune her.', 'Zorblatt', 'thingBehind', 6],
  ['They saw the Zorblatt again.', 'Zorblatt', 'article', 1],
  ['They saw Zorblatt again.', 'Zorblatt', 'article', 0],
] as const)('%s: the figure for %s', (text, word, name, value) => {
  expect(evidenceOf(text, word).figures[figure[name]]).toBe(value);
});
