/** A root update: a transaction that changes the root. It is stored before it is sent, so that a crash loses nothing. */
import { getBytes, hexlify } from 'ethers';
import { z } from 'zod';
import { is, isBelow, present } from '../../ground/table/expression.ts';
import { change, put, remove, type Write, writeTogether } from '../../ground/table/item.ts';
import { type Lease, leaseLost } from '../../ground/table/lease.ts';
import { isConditionFailure } from '../../ground/table/table.ts';
import type { Head } from './head.ts';
import { keyOf, tree } from './key.ts';
import { stillHolds } from './lease.ts';
import { pagesOfItems, readItem, readItems } from './read.ts';

/** One signed form of the transaction; a replacement has higher fees, or the next nonce if another transaction took its own. */
const attemptSchema = z.object({
  hash: z.string(),
  /** The signer's address; absent in items from when appends and claims shared a key. */
  from: z.string().optional(),
  nonce: z.number().int(),
  signature: z.string(),
  /** Wei per unit of gas, decimal digits. */
  maxFeePerGas: z.string(),
  maxPriorityFeePerGas: z.string(),
  /** Unix ms; 0 if it was rebuilt from the chain. */
  sentAt: z.number(),
  /** Unix ms at which the same bytes were last sent again. */
  resentAt: z.number().optional(),
});
export type Attempt = z.infer<typeof attemptSchema>;

export const claimEntrySchema = z.object({
  payoutId: z.string(),
  index: z.number().int(),
  /** When the claim was requested, the range key of its request; absent in old items. */
  requestedAt: z.string().optional(),
  /** Absent if a bank pays: then the reward is only marked as claimed. */
  wallet: z.string().optional(),
  /** Base units, decimal digits; absent until it is paid. */
  amountWei: z.string().optional(),
});
export type ClaimEntry = z.infer<typeof claimEntrySchema>;

const rootUpdateSchema = z.object({
  /** HEAD's version after it. */
  version: z.number().int(),
  kind: z.enum(['append', 'claim']),
  oldRoot: z.string(),
  newRoot: z.string(),
  oldSize: z.number().int(),
  size: z.number().int(),
  /** HEAD's peaks after it. */
  peaks: z.array(z.string()),
  claims: z.array(claimEntrySchema),
  /** Calldata, 0x hex. Stored as bytes, since an item holds 400 kB; older items hold text. */
  data: z.union([z.string(), z.instanceof(Uint8Array).transform((bytes) => hexlify(bytes))]),
  gasLimit: z.string(),
  /** The newest block when the update was drafted: no earlier block can contain it. */
  preparedAtBlock: z.number().int(),
  /** Oldest first; any of them may be the one that was mined. */
  attempts: z.array(attemptSchema),
});
export type RootUpdate = z.infer<typeof rootUpdateSchema>;

/** An update before it has a nonce and a signature. */
export type UpdateDraft = Pick<RootUpdate, 'kind' | 'size' | 'newRoot' | 'peaks' | 'claims' | 'data'>;

const publicationSchema = rootUpdateSchema.extend({
  transactionHash: z.string(),
  blockNumber: z.number().int(),
});
/** A confirmed update, kept for good: after a deep reorg it is sent again. */
export type Publication = z.infer<typeof publicationSchema>;

const anchorSchema = z.object({
  root: z.string(),
  transactionHash: z.string(),
  size: z.number().int(),
  blockNumber: z.number().int(),
});
/** The confirmed root that first covered a leaf. */
export type Anchor = z.infer<typeof anchorSchema>;

const claimedSchema = claimEntrySchema.extend({
  amountWei: z.string(),
  transactionHash: z.string(),
  blockNumber: z.number().int(),
});
export type Claimed = z.infer<typeof claimedSchema>;

/** Returns the update in flight; undefined if there is none. */
export const readInFlight = (): Promise<RootUpdate | undefined> =>
  readItem('in-flight', undefined, rootUpdateSchema);

/** Stores the update before it is sent, and again before every replacement. @throws MarketError LeaseLost */
export const storeInFlight = (lease: Lease, update: RootUpdate): Promise<void> =>
  fenced(lease, [put(tree, { ...keyOf('in-flight'), ...packed(update) })]);

const packed = <T extends RootUpdate>(update: T) => ({ ...update, data: getBytes(update.data) });

/** Forgets an update that can never be mined. */
export const dropInFlight = (lease: Lease): Promise<void> =>
  fenced(lease, [remove(tree, keyOf('in-flight'))]);

/**
 * Advances HEAD and turns the update into a publication, in one write. From then on all its claims count as
 * paid; each has an item of its own once `fanOut` has written them.
 *
 */
export async function commitRootUpdate(lease: Lease, done: Publication): Promise<void> {
  const { version, size, peaks, newRoot: root, transactionHash, blockNumber } = done;
  const head: Head = { version, size, root, peaks };
  const anchor: Anchor = { root, transactionHash, size, blockNumber };
  // A restored HEAD may have version 0, too.
  const before = version === 1 ? isBelow(version) : is(version - 1);
  await fenced(lease, [
    put(tree, { ...keyOf('head'), ...head }, { version: before }),
    put(tree, { ...keyOf('publication', version), ...packed(done) }),
    ...(done.kind === 'append' ? [put(tree, { ...keyOf('append', size), ...anchor })] : []),
    ...openFanOut(done),
    remove(tree, keyOf('in-flight')),
  ]);
}

/**
 * Stores a republished update: its block has changed, and perhaps its hash, so the items that name them change,
 * too.
 */
export async function storePublication(lease: Lease, again: Publication): Promise<void> {
  // Finishes the fan-out of a holder that died: only one publication may have an open fan-out.
  await fanOut(lease);
  const { newRoot: root, transactionHash, size, blockNumber } = again;
  const anchor: Anchor = { root, transactionHash, size, blockNumber };
  await fenced(lease, [
    put(tree, { ...keyOf('publication', again.version), ...packed(again) }),
    ...(again.kind === 'append' ? [put(tree, { ...keyOf('append', size), ...anchor })] : []),
    ...openFanOut(again),
  ]);
  await fanOut(lease);
}

const fanOutSchema = z.object({ version: z.number().int() });

/** The item that marks a publication whose claims do not all have items of their own yet. */
const openFanOut = ({ claims, version }: Publication) =>
  claims.length === 0 ? [] : [put(tree, { ...keyOf('fan-out'), version })];

/** Returns the publication whose claims do not all have items of their own yet; undefined if all have. */
async function openPublication(): Promise<Publication | undefined> {
  const open = await readItem('fan-out', undefined, fanOutSchema);
  return open && findPublication(open.version);
}

/** Well below the 100 items of a transaction. */
const claimsPerWrite = 50;

/** Writes an item for each claim of the open publication. Repeated after a crash, it writes the same. */
export async function fanOut(lease: Lease): Promise<void> {
  const done = await openPublication();
  if (!done) return;
  for (let at = 0; at < done.claims.length; at += claimsPerWrite) {
    const claims = done.claims.slice(at, at + claimsPerWrite);
    await fenced(
      lease,
      claims.map((claim) => claimedWrite(claim, done)),
    );
  }
  await fenced(lease, [remove(tree, keyOf('fan-out'), { version: is(done.version) })]);
}

function claimedWrite(claim: ClaimEntry, { transactionHash, blockNumber }: Publication): Write {
  const { index, amountWei } = claim;
  if (amountWei !== undefined)
    return put(tree, { ...keyOf('claimed', index), ...claim, transactionHash, blockNumber });
  // Older publications lack the amounts of their claims; their claims have items already.
  return change(tree, keyOf('claimed', index), {
    set: { transactionHash, blockNumber },
    onlyIf: { pk: present },
  });
}

function claimedIn({ claims, transactionHash, blockNumber }: Publication): Claimed[] {
  return claims.flatMap((claim) =>
    claim.amountWei === undefined
      ? []
      : [{ ...claim, amountWei: claim.amountWei, transactionHash, blockNumber }],
  );
}

export const findPublication = (version: number): Promise<Publication | undefined> =>
  readItem('publication', version, publicationSchema);

/** Yields publications, the newest first, in pages of at most a megabyte: they may hold a year's calldata. */
export const publicationsBack = (newestVersion?: number): AsyncGenerator<Publication[]> =>
  pagesOfItems(
    'publication',
    { newestFirst: true, ...(newestVersion !== undefined && { to: newestVersion }) },
    publicationSchema,
  );

/** Returns the newest publication of this root; undefined if there is none. */
export async function findPublicationOf(root: string): Promise<Publication | undefined> {
  for await (const page of publicationsBack()) {
    const found = page.find(({ newRoot }) => newRoot === root);
    if (found) return found;
  }
  return undefined;
}

/** Returns the version of the newest publication; 0 if there is none. */
export async function newestVersion(): Promise<number> {
  const [newest] = await readItems('publication', { newestFirst: true, limit: 1 }, publicationSchema);
  return newest?.version ?? 0;
}

/** Usually enough to find one append and one claim. */
const publicationsSearched = 20;

/** Returns the newest stored nonce of this kind of update; undefined if none is among the newest publications. */
export async function lastNonce(kind: RootUpdate['kind']): Promise<number | undefined> {
  const [inFlight, published] = await Promise.all([
    readInFlight(),
    readItems('publication', { newestFirst: true, limit: publicationsSearched }, publicationSchema),
  ]);
  const last = [...(inFlight ? [inFlight] : []), ...published].find((update) => update.kind === kind);
  return last?.attempts.at(-1)?.nonce;
}

/** Returns every paid claim, by index. */
export async function allClaimed(): Promise<Claimed[]> {
  // Read first: if the fan-out ends meanwhile, the claims have their items before the items are read.
  const open = await openPublication();
  const items = await readItems('claimed', {}, claimedSchema);
  const known = new Set(items.map(({ index }) => index));
  const others = open ? claimedIn(open).filter(({ index }) => !known.has(index)) : [];
  return [...items, ...others].sort((a, b) => a.index - b.index);
}

/**
 * Overwrites a HEAD that was lost or damaged, or whose last leaves were cut on the chain, with one that the caller has proved
 * from the log. Deletes the anchors of roots that covered more leaves than the new HEAD.
 * @throws MarketError LeaseLost
 */
export async function restoreHead(lease: Lease, head: Head): Promise<void> {
  for (const { size } of await readItems('append', { from: head.size + 1 }, anchorSchema))
    await fenced(lease, [remove(tree, keyOf('append', size))]);
  await fenced(lease, [put(tree, { ...keyOf('head'), ...head })]);
}

/** Returns the first confirmed root that covers the leaf at `index`. */
export async function findAnchor(index: number): Promise<Anchor | undefined> {
  const [anchor] = await readItems('append', { from: index + 1, limit: 1 }, anchorSchema);
  return anchor;
}

/**
 * Returns the paid claim of this leaf, with a third of the reads of `findClaimed`: for the lane's holder, once its `fanOut` has
 * given all claims of HEAD their items.
 */
export const findFannedOut = (index: number): Promise<Claimed | undefined> =>
  readItem('claimed', index, claimedSchema);

/** Returns the paid claim of this leaf. Finds it from the moment on at which HEAD covers it. */
export async function findClaimed(index: number): Promise<Claimed | undefined> {
  const found = await findFannedOut(index);
  if (found) return found;
  const open = await openPublication();
  // If no publication is open, every claim that HEAD covers has its item by now.
  const inOpen = open && claimedIn(open).find((claim) => claim.index === index);
  return inOpen ?? findFannedOut(index);
}

async function fenced(lease: Lease, writes: readonly Write[]): Promise<void> {
  try {
    await writeTogether([stillHolds(lease), ...writes]);
  } catch (error) {
    throw isConditionFailure(error) ? leaseLost(error) : error;
  }
}
