/** Contributions: one item each, with the state and progress of every step. */
import {
  type Contribution,
  type Step,
  type StepName,
  stepNames,
} from '@cgdx/core/contribution/contribution.ts';
import { contributionSchema } from '@cgdx/core/contribution/contribution-schema.ts';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { announceChange } from '../../ground/handler/announce.ts';
import { tableName } from '../../ground/links.ts';
import { isBelow, isOneOf, present } from '../../ground/table/expression.ts';
import { change, changeItem, findItem, tryWrite, write } from '../../ground/table/item.ts';
import { listItems, type Page, type Position, queryPage } from '../../ground/table/query.ts';

export interface ContributionKey {
  readonly userSub: string;
  readonly contributionId: string;
}

const storedObjectSchema = z.object({
  bucket: z.string(),
  key: z.string(),
  /** Pinned, so that a later PUT to the same key is never read. */
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

export const soldPeriodsSchema = z.array(z.object({ firstQuarter: z.string(), lastQuarter: z.string() }));

const itemSchema = contributionSchema.extend({
  userSub: z.string(),
  /** The periods that earlier uploads of the same history hold, which are left out of this one. */
  sold: soldPeriodsSchema.optional(),
  /** The object that started it: the export, or the list of its parts. */
  object: storedObjectSchema,
  /** The parts; if absent, the export is `object` itself. */
  parts: z.array(storedPartSchema).optional(),
  /** True if it was refused for lack of consent or by the person's quota: no workflow has begun, and none will. */
  isTurnedAway: z.boolean().optional(),
});
export type ContributionItem = z.infer<typeof itemSchema>;

export const parseContribution = (item: unknown): ContributionItem => itemSchema.parse(item);

const table = 'ContributionTable';
const exists = { contributionId: present };
/** Picks the key's fields: callers may pass more fields, which the table would refuse. */
const itemKey = ({ userSub, contributionId }: ContributionKey) => ({ userSub, contributionId });
const now = () => new Date().toISOString();

const keySchema = z.object({ userSub: z.string(), contributionId: z.string() });
/** More contributions than ever have the same masked data: a second one is usually refused as a duplicate. */
const mostOfUpload = 20;

/**
 * Returns the contributions of an upload: those that were masked with this hash, also if they wait, stopped or
 * were never completed.
 */
export const contributionsOfUpload = (uploadHash: string): Promise<ContributionKey[]> =>
  listItems(table, { uploadHash }, { index: 'byUpload', schema: keySchema, most: mostOfUpload });

/** Returns the next `most` that count as running and began before this time, oldest first. @param begunBefore in ISO 8601 */
export const runningContributionsAfter = (
  begunBefore: string,
  most: number,
  after: Position | undefined,
): Promise<Page<ContributionKey>> =>
  queryPage(
    {
      TableName: tableName(table),
      IndexName: 'byState',
      KeyConditionExpression: '#state = :running AND #createdAt < :begunBefore',
      ExpressionAttributeNames: { '#state': 'state', '#createdAt': 'createdAt' },
      ExpressionAttributeValues: { ':running': 'running', ':begunBefore': begunBefore },
      Limit: most,
      ...(after && { ExclusiveStartKey: after }),
    },
    keySchema,
  );

/** Reads consistently, so that it sees every earlier write. */
export const findContribution = (key: ContributionKey): Promise<ContributionItem | undefined> =>
  findItem(table, itemKey(key), itemSchema);

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
  const items = await listItems(table, { userSub }, { schema: itemSchema });
  return items.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The fields of a contribution, besides its steps, that change. */
export type ContributionChange = Partial<
  Omit<ContributionItem, 'steps' | 'parts' | 'object' | keyof ContributionKey | 'createdAt' | 'updatedAt'>
>;

/** Writes some fields of one step, and of the contribution with it; all other fields stay. */
export async function recordStep(
  key: ContributionKey,
  step: StepName,
  found: Partial<Step>,
  also: ContributionChange = {},
): Promise<void> {
  const set = { updatedAt: now(), ...fieldsOf(step, found), ...also };
  await write(change(table, itemKey(key), { set, onlyIf: exists }));
  announceChange(key);
}

/** The fields of a step by their paths in the contribution. */
const fieldsOf = (step: StepName, fields: Partial<Step>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`steps.${step}.${name}`, value]));

/**
 * Marks a step as begun, again if it was begun before.
 * @returns the contribution's current state
 */
export async function startStep(
  key: ContributionKey,
  step: StepName,
  note?: string,
): Promise<ContributionItem> {
  const item = await changeItem(
    table,
    itemKey(key),
    {
      set: { ...fieldsOf(step, { state: 'running', ...(note !== undefined && { note }) }), updatedAt: now() },
      setOnce: fieldsOf(step, { startedAt: now() }),
      count: { [`steps.${step}.attempts`]: 1 },
      onlyIf: exists,
    },
    itemSchema,
  );
  announceChange(key);
  return item;
}

/** Marks a step as done. */
export const finishStep = (
  key: ContributionKey,
  step: StepName,
  found: Partial<Step> = {},
  also: ContributionChange = {},
): Promise<void> => recordStep(key, step, { state: 'done', endedAt: now(), ...found }, also);

/**
 * Records the workflow's state: `failed`, or `running` after a redrive. Events may come late and twice, so each
 * carries its `order` in the life of the execution, and an event of a lower order changes nothing.
 */
export async function recordWorkflow(
  key: ContributionKey,
  { state, order }: { state: 'running' | 'failed'; order: number },
): Promise<void> {
  await tryWrite(
    change(table, itemKey(key), {
      set: { state, workflowOrder: order, updatedAt: now() },
      onlyIf: { state: isOneOf('running', 'failed'), workflowOrder: isBelow(order) },
    }),
  );
  announceChange(key);
}

/** The contributor's sentence if a workflow stopped through our fault. */
const stoppedNote =
  'Something went wrong on our side. Your upload is safe; we have been notified and will continue from here.';

/**
 * Returns the contribution as its owner sees it: without storage locations and subject. In a failed
 * contribution the step at which it stopped is failed, whatever a call that outlived its execution has written
 * since.
 */
export function toContribution(item: ContributionItem): Contribution {
  const { userSub: _sub, object: _object, isTurnedAway: _turned, sold: _sold, parts = [], ...rest } = item;
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
