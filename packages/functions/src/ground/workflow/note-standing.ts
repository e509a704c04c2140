/**
 * Records for operators at which state an execution is. It runs beside the step's work and never delays or
 * fails it.
 */
import { standing as shape } from '@cgdx/workflows/step.ts';
import { z } from 'zod';
import { warn } from '../log/log.ts';
import { count } from '../log/metric.ts';
import { noteEntered } from './standing.ts';

const inputSchema = z.object({ standing: shape });

/** Returns once the state is recorded. Never throws: a step whose state cannot be recorded still does its work. */
export async function noteStanding(event: unknown): Promise<void> {
  // An execution that began with an earlier definition does not pass its state.
  const input = inputSchema.safeParse(event);
  if (!input.success) return;
  try {
    await noteEntered(input.data.standing);
  } catch (error) {
    warn('standing.not-noted', { error: error instanceof Error ? error.name : 'unknown' });
    count('StandingNotNoted', { table: 'StandingTable' });
  }
}
