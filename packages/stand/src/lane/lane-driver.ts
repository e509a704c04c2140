/** For tests of the chain lane: makes uploads and claims through the real handlers. Import it after the stack has started. */
import { randomBytes } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { manifestName, uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import { noRuns } from '@cgdx/core/fingerprint/item-run.ts';
import { readHead } from '@cgdx/functions/chain/merkle/head.ts';
import { keyOf, treeTable } from '@cgdx/functions/chain/merkle/key.ts';
import { type ClaimRequest, findClaimRequest } from '@cgdx/functions/chain/merkle/request.ts';
import { readInFlight } from '@cgdx/functions/chain/merkle/root-update.ts';
import { minedCount } from '@cgdx/functions/chain/node/chain-query.ts';
import { currentRoot } from '@cgdx/functions/chain/node/marketplace-query.ts';
import { senderOf } from '@cgdx/functions/chain/transaction/sender.ts';
import { handler as insertHandler } from '@cgdx/functions/contribution/insert-merkle-leaf.ts';
import { datasetPrefix } from '@cgdx/functions/contribution/inspect/inspection.ts';
import { passFingerprint, registerFingerprint } from '@cgdx/functions/contribution/novelty/fingerprint.ts';
import { contributionItem } from '@cgdx/functions/contribution/record/begin-contribution.ts';
import type { ContributionKey } from '@cgdx/functions/contribution/record/contribution.ts';
import { executionName } from '@cgdx/functions/ground/execution-name.ts';
import { bucketName, chain, tableName } from '@cgdx/functions/ground/links.ts';
import { writeBytes } from '@cgdx/functions/ground/object.ts';
import { write, writeTogether } from '@cgdx/functions/ground/table/item.ts';
import { documentClient } from '@cgdx/functions/ground/table/table.ts';
import { findUpload, rewardMove, uploadPut } from '@cgdx/functions/pool/upload.ts';
import { handler as tickHandler } from '@cgdx/functions/publication/on-chain-tick.ts';
import { handler as payHandler } from '@cgdx/functions/publication/pay-reward-on-chain.ts';
import { handler as settleHandler } from '@cgdx/functions/publication/settle-off-chain.ts';
import { handler as updateHandler } from '@cgdx/functions/publication/update-root-on-chain.ts';
import { findPayout, payoutUpdate, requestPayout } from '@cgdx/functions/reward/record/payout.ts';
import { developmentWallet } from '@cgdx/local/ground/account.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { Interface } from 'ethers';
import type { LaneStack } from './lane-stack.ts';

export const userSub = 'someone';
const dataPoolId = 'spotify' as const;

const token = new Interface(cgdxAbi);

/** More than the slowest machine needs. */
const amplyMs = 600_000;

/** @param remainingMs the function's remaining time; the lane stops 15 s before its end */
export const contextOf = (remainingMs = amplyMs): Context =>
  ({ getRemainingTimeInMillis: () => remainingMs }) as Context;

export interface DrivenUpload {
  readonly userSub: string;
  readonly contributionId: string;
  readonly dataPoolId: typeof dataPoolId;
  readonly uploadHash: string;
  readonly quality: number;
  readonly multiplier: number;
  readonly leafIndex: number;
  readonly taskToken: string;
}

/** Stores what the steps before the leaf store: a verdict and a dataset. @returns the upload's hash */
async function accept(key: ContributionKey, score: number): Promise<string> {
  const { contributionId } = key;
  const id = executionName(key);
  await registerFingerprint(id, {
    sketch: [],
    runs: noRuns,
    days: [],
    userSub,
    platform: 'spotify',
    beganAt: '',
  });
  const judgement = { quality: { score, parts: [], improve: [] }, multiplier: 1, dataPoolId, earlier: [] };
  await passFingerprint(id, judgement, 0);
  const manifest = Buffer.from(`the dataset of ${contributionId}`);
  await writeBytes(bucketName('VerifiedBucket'), datasetPrefix(key) + manifestName, manifest);
  return uploadHashOf(manifest, contributionId);
}

/** Makes an upload with its leaf in the log. */
export async function begin(quality = 8): Promise<DrivenUpload> {
  const contributionId = randomBytes(8).toString('hex');
  const key = { userSub, contributionId };
  const uploadHash = await accept(key, quality);
  const object = { bucket: 'b', key: 'k', versionId: 'v', sizeBytes: 1 };
  const beginning = { dataPoolId, fileName: 'x.zip', object };
  // Writes to the table directly, to bypass the quota: this person uploads more than anybody may.
  await documentClient.send(
    new PutCommand({
      TableName: tableName('ContributionTable'),
      Item: contributionItem(key, beginning, Date.now()),
    }),
  );
  const leaf = { ...key, dataPoolId, uploadHash, quality, multiplier: 1 };
  const { leafIndex } = await insertHandler(leaf, contextOf());
  return { ...leaf, leafIndex, taskToken: `token-${contributionId}` };
}

export const insert = (upload: DrivenUpload) => insertHandler(upload, contextOf());
export const update = (upload: DrivenUpload, remainingMs?: number) =>
  updateHandler(upload, contextOf(remainingMs));
export const tick = (remainingMs?: number) => tickHandler({} as ScheduledEvent, contextOf(remainingMs));

export async function anchored(quality?: number): Promise<DrivenUpload> {
  const upload = await begin(quality);
  await update(upload);
  return upload;
}

export interface DrivenClaim {
  readonly payoutId: string;
  readonly userSub: string;
  readonly uploadHash: string;
  readonly dataPoolId: typeof dataPoolId;
  readonly wallet: string;
  readonly taskToken: string;
}

/** Stores the upload as the last step of a contribution does. */
async function complete(upload: DrivenUpload): Promise<void> {
  const { taskToken: _token, ...about } = upload;
  const item = {
    ...about,
    createdAt: new Date().toISOString(),
    rewardWei: '0',
    root: '',
    transactionHash: '',
    datasetPrefix: '',
    rewardState: 'unclaimed' as const,
    payoutAttempt: 0,
  };
  await write(uploadPut(item));
}

/**
 * Stores a payout in the state in which the chain lane receives it.
 * @param holds false if another payout has reserved the reward
 */
export async function requestClaim(upload: DrivenUpload, holds = true): Promise<DrivenClaim> {
  const { uploadHash } = upload;
  const payoutId = `payout-${randomBytes(8).toString('hex')}`;
  const wallet = developmentWallet.address;
  const about = { userSub, uploadHash, dataPoolId, wallet };
  await requestPayout({ transactionId: payoutId, ...about, rail: 'cgdx', amountWei: '0' });
  if ((await findUpload(uploadHash)) === undefined) await complete(upload);
  if (!holds) return { payoutId, ...about, taskToken: `token-${payoutId}` };
  await writeTogether([
    rewardMove(uploadHash, payoutId, 'unclaimed', 'claiming'),
    payoutUpdate(payoutId, 'paying'),
  ]);
  return { payoutId, ...about, taskToken: `token-${payoutId}` };
}

/** Stores a payout to a bank in the state in which the chain lane receives it. */
export async function requestBankClaim(upload: DrivenUpload): Promise<Omit<DrivenClaim, 'wallet'>> {
  const { uploadHash } = upload;
  const payoutId = `payout-${randomBytes(8).toString('hex')}`;
  const about = { userSub, uploadHash, dataPoolId };
  const paid = { rail: 'bank', stripeAccountId: 'acct_1', amountCents: '800', amountWei: '0' } as const;
  await requestPayout({ transactionId: payoutId, ...about, ...paid });
  await complete(upload);
  await writeTogether([
    rewardMove(uploadHash, payoutId, 'unclaimed', 'claiming'),
    payoutUpdate(payoutId, 'paying'),
  ]);
  return { payoutId, ...about, taskToken: `token-${payoutId}` };
}

/** Returns the request of a payout that waits for the lane; undefined if none does. */
export async function findRequest(payoutId: string): Promise<ClaimRequest | undefined> {
  const { createdAt: requestedAt, wallet } = (await findPayout(payoutId)) ?? {};
  if (requestedAt === undefined) return undefined;
  return findClaimRequest({ payoutId, requestedAt, ...(wallet !== undefined && { wallet }) });
}

export const settleOffChain = (claim: Omit<DrivenClaim, 'wallet'>) => settleHandler(claim, contextOf());

export const pay = (claim: DrivenClaim) => payHandler(claim, contextOf());

/** Returns the number of transactions sent with the lane's two keys. */
export async function sentTransactions(): Promise<number> {
  const [appends, claims] = await Promise.all([sentOf('append'), sentOf('claim')]);
  return appends + claims;
}

export const sentOf = (kind: 'append' | 'claim'): Promise<number> => minedCount(senderOf({ kind }));

/** Returns the balance of the wallet that claims are paid to, in CGDX base units. */
export async function balance({ rpc }: Pick<LaneStack, 'rpc'>): Promise<bigint> {
  const data = token.encodeFunctionData('balanceOf', [developmentWallet.address]);
  return BigInt((await rpc('eth_call', [{ to: chain().cgdx, data }, 'latest'])) as string);
}

export async function rootsAgree(): Promise<boolean> {
  return (await currentRoot()) === (await readHead()).root;
}

/** Expires the lease, as if the holder had crashed that long ago. */
export async function endLease(): Promise<void> {
  await setField('lease', 'leaseUntil', 0);
  await setField('lease', '#owner', 'nobody');
}

/** Makes the transaction in flight look as if it had been sent long ago. */
export async function ageInFlight(): Promise<void> {
  const { attempts = [] } = (await readInFlight()) ?? {};
  for (const at of attempts.keys())
    for (const moment of ['sentAt', 'resentAt']) await setField('in-flight', `attempts[${at}].${moment}`, 0);
}

/** Makes a publication look as if it had been sent long ago. */
export async function agePublication(version: number): Promise<void> {
  await setField('publication', 'attempts[0].sentAt', 0, version);
}

async function setField(
  kind: 'lease' | 'in-flight' | 'publication',
  path: string,
  value: number | string,
  sk?: number,
): Promise<void> {
  await documentClient.send(
    new UpdateCommand({
      TableName: treeTable(),
      Key: keyOf(kind, sk),
      UpdateExpression: `SET ${path} = :value`,
      ...(path === '#owner' && { ExpressionAttributeNames: { '#owner': 'owner' } }),
      ExpressionAttributeValues: { ':value': value },
    }),
  );
}
