/** Contributions: one item each, with the state and progress of every step. */

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  type Contribution,
  type Step,
  type StepName,
  stepNames,
} from '@cgdx/core/contribution/contribution.ts';
import { contributionSchema } from '@cgdx/core/contribution/contribution-schema.ts';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { queryAll } from './query.ts';
import { documentClient, isConditionFailure } from './table.ts';

export interface ContributionKey {
  readonly userSub: string;
  readonly contributionId: string;
}

const storedObjectSchema = z.object({
  bucket: z.string(),
  key: z.string(),
  /** Pinned: what a later PUT writes to the same key is never read. */
  versionId: z.string(),
  sizeBytes: z.number().int().nonnegative(),
});
export type StoredObject = z.infer<typeof storedObjectSchema>;

const storedPartSchema = z.object({
  fileName: z.string(),
  /** The announced size. */
  sizeBytes: z.number(),
  /** Null if it had not arrived when the contribution began. */
  object: storedObjectSchema.nullable(),
});
export type StoredPart = z.infer<typeof storedPartSchema>;

const itemSchema = contributionSchema.extend({
  userSub: z.string(),
  /** The object that started it: the export, or the list of its parts. */
  object: storedObjectSchema,
  /** The parts; if absent, the export is `object` itself. */
  parts: z.array(storedPartSchema).optional(),
  /** True if the person's quota refused it: no workflow has begun, and none will. */
  isTurnedAway: z.boolean().optional(),
});
export type ContributionItem = z.infer<typeof itemSchema>;

const table = () => tableName('ContributionTable');
/** Picks the key: callers may pass more, which the table refuses. */
const itemKey = ({ userSub, contributionId }: ContributionKey) => ({ userSub, contributionId });
const now = () => new Date().toISOString();

/** Reads consistently, so that it sees every earlier write. */
export async function findContribution(key: ContributionKey): Promise<ContributionItem | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: itemKey(key), ConsistentRead: true }),
  );
  return Item ? itemSchema.parse(Item) : undefined;
}

/** Returns when the export was uploaded, in Unix ms: every run of a step judges the export as of then. */
export const uploadedAtMs = ({ createdAt }: ContributionItem): number => Date.parse(createdAt);

/** Returns the files that a contribution's export consists of, pinned. */
export const partsOfContribution = ({ fileName, object, parts }: ContributionItem): readonly StoredPart[] =>
  parts ?? [{ fileName, sizeBytes: object.sizeBytes, object }];

/** @throws MarketError InvariantBroken if there is no such contribution: its workflow would not run */
export async function readContribution(key: ContributionKey): Promise<ContributionItem> {
  const contribution = await findContribution(key);
  invariant(contribution, 'a contribution that is worked on is stored');
  return contribution;
}

/** Returns every contribution of one person, newest first. */
export async function listContributions(userSub: string): Promise<ContributionItem[]> {
  const items = await queryAll(
    {
      TableName: table(),
      KeyConditionExpression: 'userSub = :sub',
      ExpressionAttributeValues: { ':sub': userSub },
    },
    itemSchema,
  );
  return items.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The fields of a contribution that change besides its steps. */
export type ContributionChange = Partial<
  Omit<Contribution, 'steps' | 'parts' | 'contributionId' | 'createdAt' | 'updatedAt'>
>;

/** Writes some fields of one step, and of the contribution with it; all others stay. */
export async function recordStep(
  key: ContributionKey,
  step: StepName,
  change: Partial<Step>,
  also: ContributionChange = {},
): Promise<void> {
  const names: Record<string, string> = { '#updatedAt': 'updatedAt' };
  const values: Record<string, unknown> = { ':updatedAt': now() };
  const sets = ['#updatedAt = :updatedAt'];
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    Object.assign(names, { '#steps': 'steps', '#step': step, [`#step_${name}`]: name });
    values[`:step_${name}`] = value;
    sets.push(`#steps.#step.#step_${name} = :step_${name}`);
  }
  for (const [name, value] of Object.entries(also)) {
    if (value === undefined) continue;
    names[`#${name}`] = name;
    values[`:${name}`] = value;
    sets.push(`#${name} = :${name}`);
  }
  await documentClient.send(
    new UpdateCommand({
      TableName: table(),
      Key: itemKey(key),
      UpdateExpression: `SET ${sets.join(', ')}`,
      ConditionExpression: 'attribute_exists(contributionId)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    }),
  );
}

/**
 * Marks a step as begun, again if it was begun before.
 * @returns the contribution's current state
 */
export async function startStep(
  key: ContributionKey,
  step: StepName,
  note?: string,
): Promise<ContributionItem> {
  const { Attributes } = await documentClient.send(
    new UpdateCommand({
      TableName: table(),
      Key: itemKey(key),
      UpdateExpression:
        'SET #steps.#step.#state = :running, #steps.#step.startedAt = if_not_exists(#steps.#step.startedAt, :now), ' +
        '#steps.#step.attempts = if_not_exists(#steps.#step.attempts, :zero) + :one, updatedAt = :now' +
        (note === undefined ? '' : ', #steps.#step.note = :note'),
      ConditionExpression: 'attribute_exists(contributionId)',
      ExpressionAttributeNames: { '#steps': 'steps', '#step': step, '#state': 'state' },
      ExpressionAttributeValues: {
        ':running': 'running',
        ':now': now(),
        ':zero': 0,
        ':one': 1,
        ...(note !== undefined && { ':note': note }),
      },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return itemSchema.parse(Attributes);
}

/** Marks a step as done. */
export const finishStep = (
  key: ContributionKey,
  step: StepName,
  change: Partial<Step> = {},
  also: ContributionChange = {},
): Promise<void> => recordStep(key, step, { state: 'done', endedAt: now(), ...change }, also);

/**
 * Records the workflow's state: `failed`, or `running` after a redrive. Events may come late and twice, so each
 * carries its `order` in the execution's life, and an older one changes nothing.
 */
export async function recordWorkflow(
  key: ContributionKey,
  { state, order }: { state: 'running' | 'failed'; order: number },
): Promise<void> {
  try {
    await documentClient.send(
      new UpdateCommand({
        TableName: table(),
        Key: itemKey(key),
        UpdateExpression: 'SET #state = :state, workflowOrder = :order, updatedAt = :now',
        ConditionExpression:
          '(#state = :running OR #state = :failed) AND (attribute_not_exists(workflowOrder) OR workflowOrder < :order)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':order': order,
          ':now': now(),
          ':running': 'running',
          ':failed': 'failed',
        },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** What a contributor reads if a workflow stopped through our fault. */
const stoppedNote =
  'Something went wrong on our side. Your upload is safe; we have been notified and will continue from here.';

/**
 * Returns the contribution as its owner sees it: no storage location, no subject. In a failed one, the step that it
 * stopped at is failed, whatever a call that outlived its execution has written since.
 */
export function toContribution(item: ContributionItem): Contribution {
  const { userSub: _sub, object: _object, isTurnedAway: _turned, parts = [], ...rest } = item;
  const shown = parts.map(({ fileName, sizeBytes }) => ({ fileName, sizeBytes }));
  const contribution: Contribution = { ...rest, ...(shown.length > 1 && { parts: shown }) };
  const { state, steps } = contribution;
  const stopped = stepNames.find((name) => steps[name].state !== 'done');
  if (state !== 'failed' || !stopped) return contribution;
  return {
    ...contribution,
    steps: { ...steps, [stopped]: { ...steps[stopped], state: 'failed', note: stoppedNote } },
  };
}
