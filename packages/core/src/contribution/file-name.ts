/** Says what may be the name of an uploaded file. */

/** In UTF-8, as file systems have it. */
const mostNameBytes = 255;

const encoder = new TextEncoder();

/** No slash, no control character, no half of a surrogate pair. */
export const isFileName = (name: string): boolean =>
  name !== '' &&
  name.isWellFormed() &&
  !/[/\p{Cc}]/u.test(name) &&
  encoder.encode(name).length <= mostNameBytes;
