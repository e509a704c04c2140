/** base64 as it may be part of an address: without `+`, `/` and the filling at the end. */
export const base64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
