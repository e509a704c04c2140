/** Formats what the network charges, in the chain's own currency. */
const feeDecimals = 6;

/** A fee, rounded up: `0.000213 DEV`. @param wei base units (1e-18 DEV) */
export function dev(wei: bigint): string {
  const unit = 10n ** BigInt(18 - feeDecimals);
  const up = (wei + unit - 1n) / unit;
  const digits = up.toString().padStart(feeDecimals + 1, '0');
  return `${digits.slice(0, -feeDecimals)}.${digits.slice(-feeDecimals)} DEV`;
}
