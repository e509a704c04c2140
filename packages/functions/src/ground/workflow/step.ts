/** What every step shares: it parses its input, and its errors leave without their messages. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Context } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../handler/handled.ts';
import { wiredNameOf } from '../links.ts';
import { recordStepTime } from '../log/metric.ts';
import { noteStanding } from './note-standing.ts';

/** Describes a step that returns nothing itself, since its output comes later with its task token. */
export const withoutOutput = <I>({ input }: { readonly input: z.ZodType<I> }) => ({
  input,
  output: z.object({}),
});

/**
 * @param shape the step's row of the step table
 * @param run idempotent: a step may run again after any crash
 * @returns the Lambda handler
 */
export function step<I, O>(
  shape: { readonly input: z.ZodType<I>; readonly output: z.ZodType<O> },
  run: (input: I, context: Context) => Promise<O>,
): (event: unknown, context: Context) => Promise<O> {
  return handled(async (event, context) => {
    const input = shape.input.safeParse(event);
    if (!input.success) {
      const paths = input.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new MarketError('bug', 'InvalidStepInput', `The step got invalid input at: ${paths}.`);
    }
    const noted = noteStanding(event);
    try {
      return await timed(context, () => run(input.data, context));
    } finally {
      await noted;
    }
  });
}

/** Records how long the work takes, however it ends. */
async function timed<T>(context: Context, work: () => Promise<T>): Promise<T> {
  const beganAtMs = performance.now();
  let hasFailed = true;
  try {
    const result = await work();
    hasFailed = false;
    return result;
  } finally {
    recordStepTime(wiredNameOf(context.functionName ?? 'unknown'), performance.now() - beganAtMs, hasFailed);
  }
}
