/** Returns base64 for use in an address: without `+`, `/` and padding. */
export const base64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
