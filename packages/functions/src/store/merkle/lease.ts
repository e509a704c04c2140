/** The chain lane's lease: one holder at a time, and a fence that rises with every holder. */
import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { documentClient, isConditionFailure } from '../table.ts';
import { keyOf, treeTable } from './key.ts';
import { readItem } from './read.ts';

/** How long a crashed holder keeps the others out. */
const leaseMs = 15_000;
/** Renewed this long before it ends, so that a slow step does not lose it. */
const renewBeforeMs = 10_000;

export interface Lease {
  readonly owner: string;
  readonly fence: number;
  /** Unix ms. */
  expiresAt: number;
}

/** The lease, or nothing while another holds it. */
export async function takeLease(): Promise<Lease | undefined> {
  const owner = randomUUID();
  const expiresAt = Date.now() + leaseMs;
  try {
    const { Attributes } = await documentClient.send(
      new UpdateCommand({
        TableName: treeTable(),
        Key: keyOf('lease'),
        UpdateExpression: 'SET #owner = :owner, leaseUntil = :until ADD fence :one',
        ConditionExpression: 'attribute_not_exists(leaseUntil) OR leaseUntil < :now',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': owner, ':until': expiresAt, ':now': Date.now(), ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return { owner, fence: Number(Attributes?.fence), expiresAt };
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

const holderSchema = z.object({ owner: z.string(), leaseUntil: z.number() });

/** Who holds the lane, if anyone does. */
export async function readHolder(): Promise<Pick<Lease, 'owner' | 'expiresAt'> | undefined> {
  const held = await readItem('lease', undefined, holderSchema);
  return held && held.leaseUntil > Date.now() ? { owner: held.owner, expiresAt: held.leaseUntil } : undefined;
}

/** Keeps the lease for another while, where its end is near. @throws MarketError LeaseLost */
export async function renewLease(lease: Lease): Promise<void> {
  if (lease.expiresAt - Date.now() > renewBeforeMs) return;
  await proveLease(lease);
}

/** The same, however much is left of it: what comes after was done by its holder. */
export const proveLease = (lease: Lease): Promise<void> => changeLease(lease, Date.now() + leaseMs);

/** Lets the next one in. Quiet where it was lost before. */
export async function releaseLease(lease: Lease): Promise<void> {
  try {
    await changeLease(lease, 0);
  } catch (error) {
    if (!(error instanceof MarketError)) throw error;
  }
}

async function changeLease(lease: Lease, until: number): Promise<void> {
  try {
    await documentClient.send(
      new UpdateCommand({
        TableName: treeTable(),
        Key: keyOf('lease'),
        UpdateExpression: 'SET leaseUntil = :until',
        ConditionExpression: '#owner = :owner',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': lease.owner, ':until': until },
      }),
    );
    lease.expiresAt = until;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    throw leaseLost(error);
  }
}

export const leaseLost = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'LeaseLost', 'Another took over the chain lane.', { cause });

/** A condition for every transaction of the lane: it holds while `lease` is the newest. */
export const stillHolds = (lease: Lease) => ({
  ConditionCheck: {
    TableName: treeTable(),
    Key: keyOf('lease'),
    ConditionExpression: 'fence = :fence',
    ExpressionAttributeValues: { ':fence': lease.fence },
  },
});
