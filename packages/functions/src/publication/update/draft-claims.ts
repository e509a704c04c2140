/**
 * Drafts the call that pays claims, or marks them as paid by a bank. Its one multiproof leaves out every hash
 * that follows from the claims.
 */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { type Hash, toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf } from '@cgdx/core/merkle/leaf.ts';
import { memoryStore } from '@cgdx/core/merkle/node-store.ts';
import { proofPlaces } from '@cgdx/core/merkle/prove.ts';
import { proveMany } from '@cgdx/core/merkle/prove-many.ts';
import { replaceLeaves } from '@cgdx/core/merkle/replace.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { ZeroAddress } from 'ethers';
import { type Head, treeOf } from '../../chain/merkle/head.ts';
import { hashOfLeaf, hexOfUploadHash, type LoggedLeaf, readLeaves } from '../../chain/merkle/leaf-log.ts';
import { tableNodeReader } from '../../chain/merkle/node-reader.ts';
import type { ClaimRequest } from '../../chain/merkle/request.ts';
import type { UpdateDraft } from '../../chain/merkle/root-update.ts';
import { marketplace } from '../../chain/node/marketplace.ts';

interface OwedReward {
  readonly request: ClaimRequest;
  readonly leaf: LoggedLeaf;
}

/** @param requests of leaves that HEAD covers and that are unclaimed, each once; all of wallets, or all of a bank */
export async function draftClaims(head: Head, requests: readonly ClaimRequest[]): Promise<UpdateDraft> {
  // The contract requires ascending indexes.
  const inOrder = requests.toSorted((a, b) => a.index - b.index);
  const store = memoryStore(tableNodeReader);
  const indexes = inOrder.map(({ index }) => index);
  // Reads all nodes in one batch; everything below works in memory.
  await store.read(indexes.flatMap((index) => proofPlaces(index, head.size)));
  const owed = await Promise.all(
    inOrder.map(async (request): Promise<OwedReward> => {
      const [leaf] = await readLeaves(request.index, request.index + 1);
      invariant(leaf, 'a claimed upload has a leaf');
      return { request, leaf };
    }),
  );
  const proof = await proveMany(store, indexes, head.size);
  const { tree } = await replaceLeaves(
    store,
    treeOf(head),
    owed.map(({ leaf }) => ({ index: leaf.index, leaf: claimedLeaf(hashOfLeaf(leaf)) })),
  );
  const newRoot = toHex(rootOf(tree));
  return {
    kind: 'claim',
    size: head.size,
    newRoot,
    peaks: tree.peaks.map(toHex),
    claims: inOrder.map(({ payoutId, index, requestedAt, wallet }) => ({
      ...{ payoutId, index },
      ...(requestedAt !== undefined && { requestedAt }),
      ...(wallet && { wallet }),
    })),
    data: encode(owed, proof, newRoot),
  };
}

const isOfBank = ({ request }: OwedReward): boolean => request.wallet === undefined;

function encode(owed: readonly OwedReward[], proof: readonly Hash[], newRoot: string): string {
  const [only] = owed;
  if (owed.length !== 1 || !only) return encodeMany(owed, proof, newRoot);
  return isOfBank(only) ? encodeOffChain(only, proof, newRoot) : encodeOne(only, proof, newRoot);
}

const encodeOffChain = ({ leaf }: OwedReward, proof: readonly Hash[], newRoot: string): string =>
  marketplace.encodeFunctionData('settleOffChain', [
    hexOfUploadHash(leaf.uploadHash),
    proof,
    leaf.quality,
    leaf.index,
    leaf.dataPoolId,
    newRoot,
    leaf.multiplier,
  ]);

const encodeOne = ({ request, leaf }: OwedReward, proof: readonly Hash[], newRoot: string): string =>
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

const encodeMany = (owed: readonly OwedReward[], proof: readonly Hash[], newRoot: string): string =>
  marketplace.encodeFunctionData(owed.some(isOfBank) ? 'settleOffChainMany' : 'uploadIncentives', [
    owed.map(({ request, leaf }) => [
      hexOfUploadHash(leaf.uploadHash),
      leaf.quality,
      leaf.index,
      leaf.dataPoolId,
      request.wallet ?? ZeroAddress,
      leaf.multiplier,
    ]),
    proof,
    newRoot,
  ]);
