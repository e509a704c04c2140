/** TestEventPattern: answers whether an event would match. */
import { z } from 'zod';
import { eventLeaves } from '../pattern/event-leaf.ts';
import { matchesPattern } from '../pattern/match-pattern.ts';
import { parsePattern } from '../pattern/parse-pattern.ts';
import { check } from '../wire/constraint.ts';
import { validationFault } from '../wire/event-fault.ts';
import { call } from './call.ts';
import { checkPattern } from './rule-call.ts';

/** AWS's documentation also names `resources`, but the service does not require it. */
const mandatory = ['id', 'account', 'source', 'time', 'region', 'detail-type'];

function isEvent(text: string): boolean {
  try {
    const event: unknown = JSON.parse(text);
    if (typeof event !== 'object' || event === null) return false;
    return mandatory.every((name) => Object.hasOwn(event, name));
  } catch {
    return false;
  }
}

export const testEventPattern = call(
  z.object({ Event: z.string().optional(), EventPattern: z.string().optional() }),
  (_, { Event: event, EventPattern: pattern }) => {
    check(
      { path: 'event', value: event, must: { required: true } },
      { path: 'eventPattern', value: pattern, must: { required: true, max: 4096 } },
    );
    checkPattern(pattern ?? '');
    if (!isEvent(event ?? '')) throw validationFault('Parameter Event is not valid.');
    return { Result: matchesPattern(parsePattern(pattern ?? ''), eventLeaves(event ?? '')) };
  },
);
