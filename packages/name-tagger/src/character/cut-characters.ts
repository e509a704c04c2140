/** Cuts Chinese and Japanese text into characters, and the text between them into words, numbers and signs. */
import { cutAt, type TokenSpans } from '../word/token-span.ts';

const ideographs = '\\u3005-\\u3007\\u3041-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
const piece = new RegExp(`[${ideographs}]|(?:(?![${ideographs}])[\\p{L}\\p{M}])+|[0-9]+|\\S`, 'gu');

const ideograph = new RegExp(`^[${ideographs}]`);

/** Returns whether the token is one Chinese or Japanese character. */
export const isIdeograph = (token: string): boolean => ideograph.test(token);

export const cutCharacters = (text: string): TokenSpans => cutAt(text, piece);
