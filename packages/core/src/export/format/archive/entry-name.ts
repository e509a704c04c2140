/** Decodes the name of an entry: macOS writes UTF-8 without saying so, older tools write code page 437. */
import { crc32 } from '@cgdx/runtime/crc32.ts';
import { viewOf } from '../../../byte/bytes.ts';
import { decodeUtf8, isUtf8 } from '../../../byte/utf8.ts';

/** Bytes 0x80 to 0xff of code page 437. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Info-ZIP's extra field with the name in UTF-8: a version, the checksum of the entry's usual name, the name. */
const unicodePath = 0x7075;
const unicodePathHead = 5;

const saysUtf8 = 0x0800;

export interface ExtraField {
  readonly id: number;
  readonly data: Uint8Array;
}

/** Returns the name with accents composed: macOS writes them decomposed. `flags`: the entry's general purpose bit flags. */
export function entryName(bytes: Uint8Array, flags: number, extraFields: readonly ExtraField[]): string {
  const told = extraFields.find(({ id, data }) => id === unicodePath && isNameOf(bytes, data));
  if (told !== undefined) return decodeUtf8(told.data, unicodePathHead).normalize('NFC');
  if ((flags & saysUtf8) !== 0 || isUtf8(bytes)) return decodeUtf8(bytes).normalize('NFC');
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (upperHalf[byte - 0x80] ?? ''),
  ).join('');
}

/** Returns whether the field belongs to this name; a tool that renames an entry may leave the field of the old name. */
function isNameOf(bytes: Uint8Array, field: Uint8Array): boolean {
  if (field.length <= unicodePathHead || field[0] !== 1) return false;
  return viewOf(field).getUint32(1, true) === crc32(bytes);
}
