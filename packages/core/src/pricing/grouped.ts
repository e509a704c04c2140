/**
 * Groups the digits of an integer: `1,234,567`. By hand, since the first pages say numbers: whatever of `Intl` is used first
 * takes a phone some 60 ms, during which the page does not answer.
 */
export const grouped = (integer: number | bigint): string =>
  String(integer).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The sign of a negative amount. After a hyphen a line may break, which would part the sign from its number. */
export const minus = '−';
