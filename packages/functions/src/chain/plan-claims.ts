/** Plans the transaction that pays claims: each proved against the root that the one before it leaves. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { type Hash, toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf } from '@cgdx/core/merkle/leaf.ts';
import { memoryStore } from '@cgdx/core/merkle/node-store.ts';
import { proofPlaces, prove } from '@cgdx/core/merkle/prove.ts';
import { replaceLeaves } from '@cgdx/core/merkle/replace.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { type Head, treeOf } from '../store/merkle/head.ts';
import { hashOfLeaf, hexOfUploadHash, type LoggedLeaf, readLeaves } from '../store/merkle/leaf-log.ts';
import { tableNodeReader } from '../store/merkle/node-reader.ts';
import type { ClaimRequest } from '../store/merkle/request.ts';
import { marketplace } from './marketplace.ts';
import type { Plan } from './plan.ts';

interface Proved {
  readonly request: ClaimRequest;
  readonly leaf: LoggedLeaf;
  readonly proof: readonly Hash[];
}

/** @param requests of leaves that HEAD covers and that were not claimed */
export async function planClaims(head: Head, requests: readonly ClaimRequest[]): Promise<Plan> {
  const store = memoryStore(tableNodeReader);
  // One batch of reads for all proofs; what follows stays in memory.
  await store.read(requests.flatMap(({ index }) => proofPlaces(index, head.size)));
  let tree = treeOf(head);
  const proved: Proved[] = [];
  for (const request of requests) {
    const [leaf] = await readLeaves(request.index, request.index + 1);
    invariant(leaf, 'a claimed upload has a leaf');
    const proof = await prove(store, request.index, head.size);
    const replaced = await replaceLeaves(store, tree, [
      { index: request.index, leaf: claimedLeaf(hashOfLeaf(leaf)) },
    ]);
    await store.write(replaced.nodes);
    tree = replaced.tree;
    proved.push({ request, leaf, proof });
  }
  const newRoot = toHex(rootOf(tree));
  return {
    kind: 'claim',
    size: head.size,
    newRoot,
    peaks: tree.peaks.map(toHex),
    claims: requests.map(({ payoutId, index, wallet }) => ({ payoutId, index, wallet })),
    data: proved.length === 1 && proved[0] ? encodeOne(proved[0], newRoot) : encodeMany(proved, newRoot),
  };
}

const encodeOne = ({ request, leaf, proof }: Proved, newRoot: string): string =>
  marketplace.encodeFunctionData('uploadIncentive', [
    hexOfUploadHash(leaf.uploadHash),
    proof,
    leaf.quality,
    leaf.index,
    leaf.dataPoolId,
    newRoot,
    request.wallet,
    leaf.multiplier,
  ]);

const encodeMany = (proved: readonly Proved[], newRoot: string): string =>
  marketplace.encodeFunctionData('uploadIncentives', [
    proved.map(({ request, leaf, proof }) => [
      hexOfUploadHash(leaf.uploadHash),
      proof,
      leaf.quality,
      leaf.index,
      leaf.dataPoolId,
      request.wallet,
      leaf.multiplier,
    ]),
    newRoot,
  ]);
