/** Fires scheduled rules. Their next times are on disk: a restart may fire one again, but never skips one. */
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../database/transaction.ts';
import { eventText } from '../entry/event-text.ts';
import { fireRule, type Place } from '../entry/publish.ts';
import { putRule, type Rule, ruleArn, scheduledRules } from '../rule/rule-store.ts';
import { parseSchedule } from './schedule-expression.ts';

/** The longest timer: setTimeout is limited to about 24 days, and the system's clock may be changed. */
const longestSleepMs = 60_000;

export interface Scheduler {
  /** Reads the rules again. */
  wake(): void;
  stop(): void;
}

function fire(place: Place, rule: Rule, now: number): void {
  const id = randomUUID();
  const event = eventText({
    id,
    detailType: 'Scheduled Event',
    source: 'aws.events',
    accountId: place.accountId,
    region: place.region,
    time: now,
    resources: [ruleArn(place.region, place.accountId, rule)],
    detail: '{}',
  });
  fireRule(place, rule, id, event, now);
  // Counted from now: of the firings missed while the server was down, only one is made up for.
  putRule(place.database, { ...rule, nextAt: parseSchedule(rule.schedule ?? '')?.(now) });
}

export function startScheduler(place: Place, fired: () => void): Scheduler {
  let timer: NodeJS.Timeout | undefined;

  const run = (): void => {
    clearTimeout(timer);
    const now = Date.now();
    const due = scheduledRules(place.database).filter(({ nextAt }) => nextAt !== undefined && nextAt <= now);
    if (due.length > 0) {
      inTransaction(place.database, () => {
        for (const rule of due) fire(place, rule, now);
      });
      fired();
    }
    const [next] = scheduledRules(place.database);
    if (next?.nextAt === undefined) return;
    timer = setTimeout(run, Math.min(Math.max(next.nextAt - Date.now(), 0), longestSleepMs));
    timer.unref();
  };

  run();
  return { wake: run, stop: () => clearTimeout(timer) };
}
