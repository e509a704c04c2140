import { expect, it, vi } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { ProofStart } from './proof-start.tsx';

const register = vi.hoisted(() => vi.fn());
vi.mock('./get-register.ts', () => ({ useRegister: register }));

const answer = (data: object | undefined, error: Error | null = null) =>
  register.mockReturnValue({ data, error, isFetching: false, refetch: () => undefined });
const start = <ProofStart given="" />;
const root = `0x${'ab'.repeat(32)}`;

it('without a hash the page shows a field for one, the steps of a check, and the first upload of the register', () => {
  answer({ size: 1_204, root, firstUploadHash: `${'A'.repeat(43)}=` });
  const shown = renderedText(start);
  for (const words of [
    'Upload hash',
    'What your browser checks',
    'The way up',
    '1,204 uploads',
    '0xabab…abab',
  ])
    expect(shown).toContain(words);
  expect(renderedMarkup(start), 'proves contribute.without-hash-field').toContain(
    `href="/proof/${'A'.repeat(43)}"`,
  );
});

it('an empty register has no example; a register that cannot be loaded is reported, with a button to try again', () => {
  answer({ size: 0, root });
  expect(renderedText(start)).toContain('The register is empty.');
  expect(renderedMarkup(start)).not.toContain('href="/proof/');
  answer(undefined, new Error('The table is away.'));
  expect(renderedText(start)).toContain('The register could not be loaded. The table is away. Try Again');
  answer(undefined);
  expect(renderedMarkup(start)).toContain('data-skeleton');
});
