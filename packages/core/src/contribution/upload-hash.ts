/**
 * Reads and writes upload hashes: people see them in hex, as on the chain and in files; the API has them in base64, as its
 * specification says.
 */

const hashBytes = 32;
const base64Form = /^[\w+/-]{43}=?$/;

const bytesOf = (base64: string): string =>
  atob(`${base64.replace('=', '').replaceAll('-', '+').replaceAll('_', '/')}=`);

/** Returns 0x and 64 hex digits. @param hash base64 of 32 bytes; any other text is returned unchanged */
export const hexOfHash = (hash: string): string =>
  base64Form.test(hash)
    ? `0x${Array.from(bytesOf(hash), (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}`
    : hash;

/**
 * @param text base64 in either alphabet, or 0x and 64 hex digits
 * @returns base64 of 32 bytes; undefined if the text is not an upload hash
 */
export function readUploadHash(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^0x[0-9a-fA-F]{64}$/.test(trimmed)) return btoa(bytesOfHex(trimmed.slice(2)));
  if (!base64Form.test(trimmed)) return undefined;
  const bytes = bytesOf(trimmed);
  return bytes.length === hashBytes ? btoa(bytes) : undefined;
}

const bytesOfHex = (hex: string): string =>
  (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
