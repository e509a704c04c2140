import { everydayWords } from '@cgdx/privacy/gazetteer/everyday-word.ts';
import { splitWords } from '@cgdx/privacy/language/language-word.ts';
import { hashWord, lookUp, word } from '@cgdx/privacy/lexicon/lexicon.ts';
import { expect, it } from 'vitest';
import { readAllPosts } from './corpus/read-posts.ts';

const fewest = 14;

it('the words of everyday posts are those that the posts have often, and that no institution has', () => {
  const outside = new Map<string, number>();
  const ofInstitutions = new Set<string>();
  for (const { text, spans } of readAllPosts())
    for (const { 0: found, index } of text.toLowerCase().matchAll(/[a-z]{2,}/g)) {
      const span = spans.find(({ start, end }) => start <= index && index < end);
      if (span === undefined) outside.set(found, (outside.get(found) ?? 0) + 1);
      else if (span.kind === 'institution') ofInstitutions.add(found);
    }
  const isFunctionWord = (one: string) =>
    (lookUp(hashWord(one)) & (word.functionWord | word.plainFunctionWord)) !== 0;
  const counted = [...outside]
    .filter(([one, count]) => count >= fewest && !ofInstitutions.has(one) && !isFunctionWord(one))
    .map(([one]) => one);
  expect(splitWords(everydayWords)).toEqual(counted.sort());
});
