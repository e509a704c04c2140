/** PutEvents: every accepted event is on disk before the response is sent. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { busNameOf } from '../bus/bus-store.ts';
import {
  type Entry,
  entryBytes,
  entryFault,
  entrySchema,
  maxEntries,
  maxRequestBytes,
  printedEntry,
} from '../entry/entry.ts';
import { eventText } from '../entry/event-text.ts';
import { publish } from '../entry/publish.ts';
import { validationFault } from '../wire/event-fault.ts';
import { call, type Host } from './call.ts';

function checkSize(entries: readonly Entry[]): void {
  if (entries.length === 0 || entries.length > maxEntries) {
    const bound = entries.length === 0 ? 'greater than or equal to 1' : `less than or equal to ${maxEntries}`;
    throw validationFault(
      `1 validation error detected: Value '[${entries.map(printedEntry).join(', ')}]' at 'entries' failed to satisfy constraint: Member must have length ${bound}`,
    );
  }
  const bytes = entries.reduce((sum, entry) => sum + entryBytes(entry), 0);
  if (bytes > maxRequestBytes) {
    throw validationFault('Total size of the entries in the request is over the limit.');
  }
}

function putEntry(host: Host, entry: Entry, now: number): object {
  const fault = entryFault(entry);
  if (fault) return fault;
  const id = randomUUID();
  const event = eventText({
    id,
    detailType: entry.DetailType ?? '',
    source: entry.Source ?? '',
    accountId: host.accountId,
    region: host.region,
    time: entry.Time === undefined ? now : entry.Time * 1000,
    resources: entry.Resources ?? [],
    detail: entry.Detail ?? '{}',
  });
  try {
    publish(host, busNameOf(entry.EventBusName), id, event, now);
  } catch (error) {
    // The nesting is deeper than AWS's parser accepts.
    if (!(error instanceof RangeError)) throw error;
    return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
  }
  return { EventId: id };
}

export const putEvents = call(
  z.object({ Entries: z.array(entrySchema).default([]) }),
  (host, { Entries }) => {
    checkSize(Entries);
    const now = Date.now();
    const answers = inTransaction(host.database, () => Entries.map((entry) => putEntry(host, entry, now)));
    host.delivered();
    return {
      FailedEntryCount: answers.filter((answer) => 'ErrorCode' in answer).length,
      Entries: answers,
    };
  },
);
