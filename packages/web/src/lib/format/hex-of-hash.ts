/** The only notation in which pages show hashes; the API uses base64, as its specification says. */

/** Returns 0x and 64 hex digits. @param hash base64 of 32 bytes; any other text is returned unchanged */
export function hexOfHash(hash: string): string {
  if (!/^[\w+/-]{43}=?$/.test(hash)) return hash;
  const bytes = atob(`${hash.replace('=', '').replaceAll('-', '+').replaceAll('_', '/')}=`);
  return `0x${Array.from(bytes, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}`;
}
