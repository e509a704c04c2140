/** The schema of the contract's quote. */
import { z } from 'zod';

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const hex32 = z.string().regex(/^0x[0-9a-f]{64}$/);
const digits = z.string().regex(/^\d+$/);

/** The contract's `Quote`: uploads of one pool at one price, for one wallet, once. */
export const contractQuoteSchema = z.object({
  buyer: address,
  dataPoolId: z.string(),
  basketRoot: hex32,
  basketSize: digits,
  /** Base units of CGDX. */
  total: digits,
  nonce: digits,
  /** Unix seconds. */
  deadline: digits,
});
export type ContractQuote = z.infer<typeof contractQuoteSchema>;
