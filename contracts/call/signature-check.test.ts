import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { signatureCheckCode } from './signature-check.ts';

test('the committed code is what SignatureCheck.sol compiles to', () => {
  expect(compile(new URL('SignatureCheck.sol', import.meta.url))).toEqual({
    SignatureCheck: signatureCheckCode,
  });
});
