/**
 * What every function shares: its log says what it is about, its failures are discreet, and nothing that it began is left
 * behind when it returns.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Context } from 'aws-lambda';
import { beginLog, endLog, fail } from '../log/log.ts';
import { traced } from '../log/trace.ts';
import { announced } from './announce.ts';
import { discreetError, framesOf } from './discreet-error.ts';

/** @returns the Lambda handler that does `run` */
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

/** Returns what may be logged of a failure. */
export const failureOf = (error: Error) => ({
  error: error.name,
  ...(error instanceof MarketError
    ? { kind: error.kind, code: error.code }
    : { frames: framesOf(error).map((frame) => frame.trim()) }),
});
