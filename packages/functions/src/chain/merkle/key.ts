/** Keys of the Merkle tree's table. Each deployment of the contract has its own tree. */
import { chain, tableName } from '../../ground/links.ts';

/** The tree's table in the wiring. */
export const tree = 'MerkleTreeTable';
/** Returns the table's name in the cloud. */
export const treeTable = (): string => tableName(tree);

export type Kind =
  | 'append'
  | 'bank-claim'
  | 'checked'
  | 'claim'
  | 'claimed'
  | 'fan-out'
  | 'head'
  | 'in-flight'
  | 'inbox'
  | 'lease'
  | 'leaf'
  | 'log'
  | 'page'
  | 'publication'
  | 'reorg'
  | 'standby'
  | 'upload'
  | 'waiter';

export const pkAt = (market: string, kind: Kind): string => `${kind}@${market.toLowerCase()}`;
export const pkOf = (kind: Kind): string => pkAt(chain().marketplace, kind);

/** Pads a number so that text sorts in numeric order, up to the contract's limit of 2^40 leaves. */
export const pad = (n: number): string => String(n).padStart(13, '0');

export const keyOf = (kind: Kind, sk?: string | number) => keyAt(chain().marketplace, kind, sk);

export const keyAt = (market: string, kind: Kind, sk: string | number = 'only') => ({
  pk: pkAt(market, kind),
  sk: typeof sk === 'number' ? pad(sk) : sk,
});
