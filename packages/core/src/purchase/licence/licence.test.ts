// @ts-expect-error: the package has no types
import context from '@digitalbazaar/odrl-context';
import { expect, test } from 'vitest';
import { forbiddenActs, licenceText, permittedUses, usesSentence } from './licence.ts';
import { odrlPolicy } from './odrl-policy.ts';

const hash = `0x${'ab'.repeat(32)}`;

test('the text names every use, every forbidden act, the duty to delete and each upload', () => {
  const text = licenceText([hash]);
  for (const words of [...permittedUses, ...Object.values(forbiddenActs), 'they delete it', hash])
    expect(text).toContain(words);
  for (const use of permittedUses) expect(usesSentence).toContain(use);
});

type Terms = Readonly<Record<string, { readonly '@type'?: string } | string>>;
const terms = context.CONTEXT_V1['@context'] as Terms;

/** Returns all keys and terms that are not in the published context. */
function unknownTerms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === '@context') return [];
    const term = terms[key];
    const isWord = key === '@type' || (typeof term === 'object' && term['@type'] === '@vocab');
    const known = key === '@type' || term !== undefined;
    return [
      ...(known ? [] : [key]),
      ...(isWord && typeof inner === 'string' && terms[inner] === undefined ? [inner] : []),
      ...unknownTerms(inner),
    ];
  });
}

test('the policy uses only terms of the published ODRL context', () => {
  expect(unknownTerms(odrlPolicy([hash]))).toEqual([]);
  expect(unknownTerms({ action: 'burn', spell: 1 })).toEqual(['burn', 'spell']);
});

test('the policy has the same permissions, prohibitions and duties as the text', () => {
  const policy = odrlPolicy([hash]);
  expect(policy).toMatchObject({
    conflict: 'prohibit',
    permission: [{ action: 'use', constraint: [{ operator: 'isAnyOf', rightOperand: permittedUses }] }],
    obligation: [{ action: 'delete' }],
  });
  const forbidden = (policy.prohibition as { action: string }[]).map(({ action }) => action);
  expect(forbidden).toEqual(['use', 'use', 'distribute', 'sell', 'grantUse']);
});
