/** Holds the arrays that the tokeniser fills; they are reused from text to text. */
import { createCodeUnits } from '@cgdx/runtime/code-units.ts';

/** The arrays by token, and the lists of tokens of one kind. */
export type TokenArrays = ReturnType<typeof createTokenArrays>;

/** `size`: more than the text's number of code units. */
const createTokenArrays = (size: number) => ({
  codeUnits: createCodeUnits(size),
  start: new Int32Array(size),
  end: new Int32Array(size),
  kind: new Uint8Array(size),
  gap: new Uint8Array(size),
  wordCase: new Uint8Array(size),
  hash: new Int32Array(size),
  exact: new Int32Array(size),
  flags: new Int32Array(size),
  roles: new Uint16Array(size),
  languages: new Int32Array(size),
  taken: new Uint8Array(size),
  read: new Int32Array(size),
  numbers: new Int32Array(size),
  marks: new Int32Array(size),
  openers: new Int32Array(size),
  givens: new Int32Array(size),
  labels: new Int32Array(size),
  ands: new Int32Array(size),
  singles: new Int32Array(size),
  rows: new Int32Array(size),
  strange: new Int32Array(size),
});

const scratch = createTokenArrays(1 << 14);

/** Returns arrays that are valid until the next call: short texts share the same arrays. */
export const arraysFor = (text: string): TokenArrays =>
  text.length < scratch.start.length ? scratch : createTokenArrays(text.length + 1);
