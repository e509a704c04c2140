/** Schemas of the values that an Ethereum node answers with. */
import { z } from 'zod';

export const hex = z.string().regex(/^0x[0-9a-f]*$/i);
/** A quantity of any size. */
export const quantity = hex.transform((text) => BigInt(text));
/** A quantity that a number holds: block numbers, nonces, states. */
export const number = hex.transform((text) => Number(BigInt(text)));
/** 32 bytes, or nothing if there is no contract. */
export const word = z.string().regex(/^0x([0-9a-f]{64})?$/i);

const logSchema = z.object({
  address: z.string(),
  topics: z.array(z.string()),
  data: z.string(),
  transactionHash: z.string(),
  blockNumber: number,
});
export type Log = z.infer<typeof logSchema>;
export const logsSchema = z.array(logSchema);

export const hexOf = (n: number): string => `0x${n.toString(16)}`;
