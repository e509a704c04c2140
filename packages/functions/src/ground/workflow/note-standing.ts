/** Notes for operators at which state an execution stands, beside the step's work and never instead of it. */
import { standing as shape } from '@cgdx/workflows/step.ts';
import { z } from 'zod';
import { warn } from '../log/log.ts';
import { count } from '../log/metric.ts';
import { noteEntered } from './standing.ts';

const inputSchema = z.object({ standing: shape });

/** Returns once it is noted. Never throws: a step whose state nobody can count still does its work. */
export async function noteStanding(event: unknown): Promise<void> {
  // An execution that began with an earlier definition does not say where it stands.
  const input = inputSchema.safeParse(event);
  if (!input.success) return;
  try {
    await noteEntered(input.data.standing);
  } catch (error) {
    warn('standing.not-noted', { error: error instanceof Error ? error.name : 'unknown' });
    count('StandingNotNoted', { table: 'StandingTable' });
  }
}
