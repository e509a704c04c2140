/** The leaf log: every leaf in order, written once and never changed. A lost tree is rebuilt from it. */
import { fromHex, type Hash, toHex } from '@cgdx/core/merkle/hash.ts';
import { z } from 'zod';
import { readItem, readItems } from './read.ts';

/** A leaf that has no index yet. */
export const unplacedLeafSchema = z.object({
  /** 0x hex of the leaf that is appended: the unclaimed one, or the claimed one if it is marked. */
  leaf: z.string(),
  /** True for a leaf without a reward: it is appended in the form of a claimed leaf, which the contract can never pay. */
  isMarked: z.literal(true).optional(),
  /** base64 of 32 bytes. */
  uploadHash: z.string(),
  userSub: z.string(),
  contributionId: z.string(),
  dataPoolId: z.string(),
  quality: z.number().int(),
  multiplier: z.number().int(),
});
export type UnplacedLeaf = z.infer<typeof unplacedLeafSchema>;
export type NewLeaf = Omit<UnplacedLeaf, 'leaf'>;

const leafSchema = unplacedLeafSchema.extend({
  index: z.number().int(),
  /** Address of the market that the leaf was made for, if the tree was taken over from that one. */
  origin: z.string().optional(),
});
export type LoggedLeaf = z.infer<typeof leafSchema>;

const indexSchema = z.object({ index: z.number().int() });
const sizeSchema = z.object({ size: z.number().int() });

export const bytesOfUploadHash = (uploadHash: string): Hash => Buffer.from(uploadHash, 'base64');
export const hexOfUploadHash = (uploadHash: string): string => toHex(bytesOfUploadHash(uploadHash));

/** Returns how many leaves the log has; more than the chain has while some wait. */
export async function leafCount(): Promise<number> {
  return (await readItem('log', undefined, sizeSchema))?.size ?? 0;
}

export const findLeafIndex = async (uploadHash: string): Promise<number | undefined> =>
  (await readItem('upload', uploadHash, indexSchema))?.index;

export async function findLeaf(uploadHash: string): Promise<LoggedLeaf | undefined> {
  const index = await findLeafIndex(uploadHash);
  return index === undefined ? undefined : readItem('leaf', index, leafSchema);
}

/** Returns the leaves from `start` up to, not including, `end`. */
export async function readLeaves(start: number, end: number): Promise<LoggedLeaf[]> {
  return end > start ? readItems('leaf', { from: start, to: end - 1 }, leafSchema) : [];
}

export const hashOfLeaf = (leaf: LoggedLeaf): Hash => fromHex(leaf.leaf);
