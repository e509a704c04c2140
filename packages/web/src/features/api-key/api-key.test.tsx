import type { ApiKey } from '@cgdx/api/route/api-key.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { KeyLine } from './api-key-card.tsx';
import { centsOf } from './new-key-form.tsx';

const apiKey: ApiKey = {
  ...{
    keyId: 'k-1',
    name: 'Nightly',
    hint: 'cgdx_abcd',
    scopes: ['search', 'quote'],
    capCents: '1250',
    spentCents: '75',
  },
  createdAt: '2026-11-05T12:00:00Z',
};
const shown = (over: Partial<ApiKey> = {}) =>
  renderedText(<KeyLine apiKey={{ ...apiKey, ...over }} busy={false} onRevoke={() => undefined} />);

it('a key is listed with its scopes, its cap and its last use, and a button to revoke it', () => {
  expect(shown()).toMatch(
    /^Nightly cgdx_abcd… · search, quote · S\$0\.75 of S\$12\.50 this month .* never used Revoke$/,
  );
  expect(shown({ lastUsedAt: '2026-11-06T12:00:00Z' })).toMatch(/last used .*2026.*/);
  expect(shown({ revokedAt: '2026-11-06T12:00:00Z' })).toMatch(/Revoked$/);
});

it.each([
  ['0', '0'],
  ['12', '1200'],
  [' 12.5 ', '1250'],
  ['12.05', '1205'],
  ['', undefined],
  ['12,50', undefined],
  ['-1', undefined],
  ['1e3', undefined],
])('a cap of "%s" is %s cents', (dollars, cents) => expect(centsOf(dollars)).toBe(cents));
