/**
 * What every handler shares: its log lines carry its subject, its errors leave without their messages, and
 * nothing that it began is unfinished when it returns.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Context } from 'aws-lambda';
import { beginLog, endLog, fail } from '../log/log.ts';
import { traced } from '../log/trace.ts';
import { announced } from './announce.ts';
import { discreetError, framesOf } from './discreet-error.ts';

/** @returns the Lambda handler that runs `run` */
export const handled =
  <E, C extends [] | [context: Context], O>(
    run: (event: E, ...context: C) => Promise<O>,
  ): ((event: E, ...context: C) => Promise<O>) =>
  async (event, ...rest) => {
    const [context] = rest;
    beginLog(event, context);
    try {
      return await traced('handler', () => run(event, ...rest));
    } catch (error) {
      const discreet = discreetError(error);
      fail('function.failed', failureOf(discreet));
      throw discreet;
    } finally {
      await announced();
      endLog();
    }
  };

/** Returns the fields of a failure that may be logged. */
export const failureOf = (error: Error) => ({
  error: error.name,
  ...(error instanceof MarketError
    ? { kind: error.kind, code: error.code }
    : { frames: framesOf(error).map((frame) => frame.trim()) }),
});
