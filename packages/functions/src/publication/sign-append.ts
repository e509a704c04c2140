/**
 * Signs with the appender's key: only an append of exactly the leaves in the log, each of which must follow
 * from its upload.
 */
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { fromHex, toHex } from '@cgdx/core/merkle/hash.ts';
import { hashOfLeaf, readLeaves } from '../chain/merkle/leaf-log.ts';
import { wasmHashPair } from '../chain/merkle/wasm-hash-pair.ts';
import { marketplace } from '../chain/node/marketplace.ts';
import { signingHandler } from '../chain/sign/signing-handler.ts';
import { refusal, type SigningAnswer, type SigningRequest } from '../chain/transaction/signing-request.ts';
import { findChangedLeaf } from './upload-leaf.ts';

/** @returns a refusal if the call is not exactly such an append */
async function check({ data, oldSize }: SigningRequest): Promise<SigningAnswer | undefined> {
  const call = marketplace.parseTransaction({ data });
  if (call?.name !== 'appendUploads') return refusal('it is not an append');
  const [subtreeRoots, count, peaks]: [string[], bigint, string[]] = [
    [...call.args[0]],
    call.args[1],
    [...call.args[2]],
  ];
  const logged = await readLeaves(oldSize, oldSize + Number(count));
  if (logged.length !== Number(count)) return refusal('the log does not have its leaves');
  const changed = await findChangedLeaf(logged);
  if (changed !== undefined)
    return refusal(`leaf ${changed.index} of the log does not follow from its upload`);
  const before = { size: oldSize, peaks: peaks.map(fromHex) };
  const { subtreeRoots: expected } = appendLeaves(before, logged.map(hashOfLeaf), await wasmHashPair());
  const isSame =
    expected.length === subtreeRoots.length &&
    expected.every((root, at) => toHex(root) === subtreeRoots[at]?.toLowerCase());
  return isSame ? undefined : refusal('it appends leaves that differ from the log');
}

export const handler = signingHandler('AppenderKey', check);
