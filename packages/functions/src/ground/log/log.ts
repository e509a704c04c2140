/**
 * The one way to the log: an event's name, ids and codes, one line of JSON each. Never what a person sent or is called, and
 * never an exception's message: parsers quote what they could not read. Inputs are not logged.
 */
import { Logger } from '@aws-lambda-powertools/logger';
import type { Context } from 'aws-lambda';
import { type Correlation, correlationOf } from './correlation.ts';

export type LogFields = Readonly<Record<string, unknown>>;

/** Tests listen to it; everybody else uses the functions below. */
export const logger = new Logger({ serviceName: 'cgdx' });

let current: Correlation = {};

/** Begins an invocation: every line from here on says which contribution, purchase or payout it is about. */
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

/** For functions that learn what they are about while they work. */
export function correlate(more: Correlation): void {
  current = { ...current, ...more };
  logger.appendKeys({ ...more });
}

/** Returns what the invocation is about. */
export const correlation = (): Correlation => current;

/** Something that repairs itself. Alarms count some of these by their names. */
export const warn = (event: string, fields: LogFields = {}): void => logger.warn(event, { ...fields });

/** A condition that needs a person's attention. */
export const fail = (event: string, fields: LogFields = {}): void => logger.error(event, { ...fields });
