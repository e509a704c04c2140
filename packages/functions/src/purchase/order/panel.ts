/** Panels: the uploads of a pool at the end of a day, frozen when somebody first requests them. */
import { createHash } from 'node:crypto';
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import { type PoolId, parsePoolId } from '@cgdx/core/pool/pool.ts';
import { mostOrderUploads } from '@cgdx/core/purchase/quote.ts';
import { z } from 'zod';
import { addOnce, findItem } from '../../ground/table/item.ts';
import { hashesBefore } from '../../pool/upload.ts';

const panelSchema = z.object({
  /** Newest first, at most as many as an order holds. */
  uploadHashes: z.array(z.string()),
});

export interface Panel {
  readonly dataPoolId: PoolId;
  /** UTC, `2026-11-28`. */
  readonly day: string;
  /** A hash of the panel's content: 16 hex digits. */
  readonly version: string;
  readonly uploadHashes: readonly string[];
}

const table = 'QuoteTable';
const dayMs = 86_400_000;
/** An upload that was accepted before midnight may be stored shortly after. */
const slackMs = 3_600_000;
const oldestDays = 366;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The last day that has a panel. */
export const lastPanelDay = (): string => dayOf(Date.now() - slackMs - dayMs);

/** @throws MarketError NoPanel for an invalid day, one that is not over, or one too long ago */
function assertPanelDay(day: string): void {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(ms) && dayOf(ms) === day;
  if (isDay && day <= lastPanelDay() && ms > Date.now() - oldestDays * dayMs) return;
  throw new MarketError('input', 'NoPanel', `There is no panel of ${isDay ? day : 'this day'}.`, {
    advice: `Ask for a day of the last year up to ${lastPanelDay()}: a day has a panel once it is over.`,
  });
}

const versionOf = (uploadHashes: readonly string[]): string =>
  createHash('sha256').update(uploadHashes.toSorted().join('\n')).digest('hex').slice(0, 16);

/** Returns the panel of a pool and a day, the same at every request. @throws MarketError NoPanel */
export async function readPanel(dataPoolId: PoolId, day: string): Promise<Panel> {
  assertPanelDay(day);
  const key = { pk: `panel#${dataPoolId}`, sk: day };
  const panelOf = ({ uploadHashes }: z.infer<typeof panelSchema>): Panel => ({
    ...{ dataPoolId, day, uploadHashes, version: versionOf(uploadHashes) },
  });
  const frozen = await findItem(table, key, panelSchema);
  if (frozen) return panelOf(frozen);
  const nextDay = dayOf(Date.parse(`${day}T00:00:00Z`) + dayMs);
  const panel = { uploadHashes: await hashesBefore(dataPoolId, nextDay, mostOrderUploads) };
  if (await addOnce(table, { ...key, ...panel })) return panelOf(panel);
  // Another call was faster: the panel that it stored is the one that counts.
  const stored = await findItem(table, key, panelSchema);
  invariant(stored, 'a panel that exists is found');
  return panelOf(stored);
}

export const panelIdOf = ({ dataPoolId, day }: Pick<Panel, 'dataPoolId' | 'day'>): string =>
  `${dataPoolId}-${day}`;

/** @throws MarketError NoPanel if no panel has this id */
export async function findPanel(panelId: string): Promise<Panel> {
  const [, pool = '', day = ''] = /^([a-z-]+)-(\d{4}-\d\d-\d\d)$/.exec(panelId) ?? [];
  const dataPoolId = parsePoolId(pool);
  if (!dataPoolId) throw new MarketError('input', 'NoPanel', 'There is no such panel.');
  return readPanel(dataPoolId, day);
}

/** Returns the uploads that a panel has and an earlier one has not, and the reverse. */
export function changesBetween(before: Panel, after: Panel) {
  const [had, has] = [new Set(before.uploadHashes), new Set(after.uploadHashes)];
  return {
    since: before.day,
    added: after.uploadHashes.filter((hash) => !had.has(hash)),
    withdrawn: before.uploadHashes.filter((hash) => !has.has(hash)),
  };
}
