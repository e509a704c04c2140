/** Computes the captured payment of a purchase, and the part that banks have returned to the buyer. */

interface Captured {
  /** Base units of CGDX or cents of SGD, decimal digits. */
  readonly pools: readonly { readonly amount: string }[];
}

interface Disputed {
  readonly captured?: Captured | undefined;
  /** The state of each dispute, by its id. */
  readonly disputes?: Readonly<Record<string, string>> | undefined;
  /** The disputed cents, by the dispute's id; absent if the whole payment was disputed. */
  readonly disputedCents?: Readonly<Record<string, string>> | undefined;
}

/** Returns the captured amount of all pools together. */
export const capturedAmount = ({ pools }: Captured): bigint =>
  pools.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** Returns the amount that lost disputes have returned to the buyer, at most the captured amount. */
export function lostAmount({ captured, disputes = {}, disputedCents = {} }: Disputed): bigint {
  const paid = captured === undefined ? 0n : capturedAmount(captured);
  const lost = Object.keys(disputes).filter((id) => disputes[id] === 'lost');
  const sum = lost.reduce((all, id) => all + BigInt(disputedCents[id] ?? paid), 0n);
  return sum < paid ? sum : paid;
}

/** Returns whether lost disputes have returned the whole payment. False if no dispute was lost. */
export function isAllLost(disputed: Disputed): boolean {
  const { captured, disputes = {} } = disputed;
  const paid = captured === undefined ? 0n : capturedAmount(captured);
  return Object.values(disputes).includes('lost') && lostAmount(disputed) >= paid;
}
