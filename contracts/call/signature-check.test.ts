import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { signatureCheckCode } from './signature-check.ts';

test('SignatureCheck.sol compiles to the committed code', () => {
  expect(compile(new URL('SignatureCheck.sol', import.meta.url))).toEqual({
    SignatureCheck: signatureCheckCode,
  });
});
