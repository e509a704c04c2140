/** What a purchase has captured, and whether banks have returned it to the buyer. Pure. */

interface Captured {
  /** Base units of CGDX or cents of SGD, decimal digits. */
  readonly pools: readonly { readonly amount: string }[];
}

interface Disputed {
  readonly captured?: Captured | undefined;
  /** The state of each dispute, by its id. */
  readonly disputes?: Readonly<Record<string, string>> | undefined;
  /** The cents that each dispute took, by its id; absent if it took all. */
  readonly disputedCents?: Readonly<Record<string, string>> | undefined;
}

/** Returns what was captured for all pools together. */
export const capturedAmount = ({ pools }: Captured): bigint =>
  pools.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** Returns how much disputes that were lost have returned, at most what was paid. */
export function lostAmount({ captured, disputes = {}, disputedCents = {} }: Disputed): bigint {
  const paid = captured === undefined ? 0n : capturedAmount(captured);
  const lost = Object.keys(disputes).filter((id) => disputes[id] === 'lost');
  const sum = lost.reduce((all, id) => all + BigInt(disputedCents[id] ?? paid), 0n);
  return sum < paid ? sum : paid;
}

/** Whether disputes that were lost have returned the whole payment. False if none was lost. */
export function isAllLost(disputed: Disputed): boolean {
  const { captured, disputes = {} } = disputed;
  const paid = captured === undefined ? 0n : capturedAmount(captured);
  return Object.values(disputes).includes('lost') && lostAmount(disputed) >= paid;
}
