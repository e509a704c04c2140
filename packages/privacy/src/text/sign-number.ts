/** Numbers the signs that tell the trees something. */
import { tokenKind } from './token-kind.ts';
import type { Tokens } from './tokenise.ts';

const signs = ' #@:"\'.,-&/|()!?';
/** From this number on, a sign ends a sentence or is none of these. */
export const partingSign = signs.indexOf('!');

const numbers = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const found = signs.indexOf(String.fromCharCode(code));
  return found > 0 ? found : signs.length;
});

/** Returns a number for each of the signs above; 0 for what is no sign. */
export const signNumberOf = (tokens: Tokens, i: number): number =>
  tokens.kind[i] === tokenKind.sign ? (numbers[tokens.hash[i] as number] ?? signs.length) : 0;
