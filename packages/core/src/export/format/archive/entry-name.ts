/** Decides what the name of an entry is: macOS writes UTF-8 and does not say so, older tools write code page 437. */
import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** Bytes 0x80 to 0xff of code page 437. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Info-ZIP's own field for a name in UTF-8: a version, the checksum of the other name, the name. */
const unicodePath = 0x7075;
const unicodePathHead = 5;

const saysUtf8 = 0x0800;

export interface NamedEntry {
  readonly generalPurposeBitFlag: number;
  readonly extraFields: readonly { readonly id: number; readonly data: Buffer }[];
}

/** With accents as one character each: macOS writes them apart. */
export function entryName(bytes: Buffer, { generalPurposeBitFlag, extraFields }: NamedEntry): string {
  const told = extraFields.find(({ id, data }) => id === unicodePath && isNameOf(bytes, data));
  if (told !== undefined) return told.data.toString('utf8', unicodePathHead).normalize('NFC');
  if ((generalPurposeBitFlag & saysUtf8) !== 0 || isUtf8(bytes))
    return bytes.toString('utf8').normalize('NFC');
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (upperHalf[byte - 0x80] ?? ''),
  ).join('');
}

/** Whether the field speaks of this very name, not of one that the entry had before it was renamed. */
function isNameOf(bytes: Buffer, field: Buffer): boolean {
  return field.length > unicodePathHead && field[0] === 1 && field.readUInt32LE(1) === crc32(bytes);
}
