/** Decides which names an uploaded file may have. */

/** The limit of file systems, in bytes of UTF-8. */
const mostNameBytes = 255;

const encoder = new TextEncoder();

/** Returns false for a slash, a control character, or half of a surrogate pair. */
export const isFileName = (name: string): boolean =>
  name !== '' &&
  name.isWellFormed() &&
  !/[/\p{Cc}]/u.test(name) &&
  encoder.encode(name).length <= mostNameBytes;
