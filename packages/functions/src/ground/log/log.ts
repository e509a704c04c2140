/**
 * The only way to the log: an event's name, ids and codes, one line of JSON each. It never contains a person's
 * data or name, nor an exception's message, since parsers quote what they could not read. Inputs are not
 * logged.
 */
import { Logger } from '@aws-lambda-powertools/logger';
import type { Context } from 'aws-lambda';
import { type Correlation, correlationOf } from './correlation.ts';

export type LogFields = Readonly<Record<string, unknown>>;

/** Only tests use it directly; other code uses the functions below. */
export const logger = new Logger({ serviceName: 'cgdx' });

let current: Correlation = {};

/**
 * Begins an invocation: every line from here on carries the contribution, purchase or payout that is its
 * subject.
 */
export function beginLog(event: unknown, context: Context | undefined): void {
  endLog();
  if (context) logger.addContext(context);
  correlate(correlationOf(event));
}

/** Ends the invocation: a line logged outside one has no subject. */
export function endLog(): void {
  logger.resetKeys();
  current = {};
}

/** Adds to the subject, for functions that learn it while they work. */
export function correlate(more: Correlation): void {
  current = { ...current, ...more };
  logger.appendKeys({ ...more });
}

/** Returns the subject of the invocation. */
export const correlation = (): Correlation => current;

/** Logs a condition that repairs itself. Alarms count some of these by their names. */
export const warn = (event: string, fields: LogFields = {}): void => logger.warn(event, { ...fields });

/** Logs a condition that needs an operator. */
export const fail = (event: string, fields: LogFields = {}): void => logger.error(event, { ...fields });
