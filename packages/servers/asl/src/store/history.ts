/** Events of executions: written once, read in pages. */

import type { JsonObject } from '../ground/json.ts';
import type { HistoryEvent } from '../history/event.ts';
import type { Store } from './open.ts';

interface Row {
  id: number;
  previous: number;
  at: number;
  type: string;
  details: string | null;
}

/** Returns a page from the event id `from` (inclusive), ascending or descending. */
export function readHistory(
  { db }: Store,
  execution: number,
  from: number,
  limit: number,
  reverse: boolean,
): HistoryEvent[] {
  const [comparison, order] = reverse ? ['<=', 'desc'] : ['>=', 'asc'];
  const rows = db
    .prepare(
      `select id, previous, at, type, details from event where execution = ? and id ${comparison} ? order by id ${order} limit ?`,
    )
    .all(execution, from, limit);
  return (rows as unknown as Row[]).map(({ details, ...event }) => ({
    ...event,
    details: details === null ? undefined : (JSON.parse(details) as JsonObject),
  }));
}

export function lastEventId({ db }: Store, execution: number): number {
  const row = db.prepare('select max(id) as id from event where execution = ?').get(execution);
  return (row as { id: number | null } | undefined)?.id ?? 0;
}
