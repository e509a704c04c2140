/** Formats the network's fees in the chain's own currency. */
const feeDecimals = 6;

/** Formats a fee, rounded up: `0.000213 DEV`. @param wei base units (1e-18 DEV) */
export function dev(wei: bigint): string {
  const unit = 10n ** BigInt(18 - feeDecimals);
  const up = (wei + unit - 1n) / unit;
  const digits = up.toString().padStart(feeDecimals + 1, '0');
  return `${digits.slice(0, -feeDecimals)}.${digits.slice(-feeDecimals)} DEV`;
}
