const format = new Intl.NumberFormat('en-SG', {
  style: 'currency',
  currency: 'SGD',
  currencyDisplay: 'code',
});

/** @param cents of Singapore dollars; for example `SGD 8.40` */
export const sgd = (cents: number | string): string =>
  format.format(Number(cents) / 100).replaceAll('\u00a0', ' ');
