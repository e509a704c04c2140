/** Makes one form of all spellings of a title, so that another spelling is not another thing. */

/** Without letters or digits nothing is left to compare. */
export function itemWords(text: string): string | undefined {
  const plain = /[^\0-\x7f]/.test(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '')
    : text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return plain === '' ? undefined : plain;
}
