/** The reports of a running vitest, one JSON object per line. A line is on disk at once, so it survives a kill. */
import { z } from 'zod';

const state = z.enum(['passed', 'failed', 'skipped', 'pending']);
export type TestState = z.infer<typeof state>;

const testSchema = z.object({
  id: z.string(),
  /** The test's name with those of its suites. */
  name: z.string(),
  state,
  errors: z.array(z.string()),
});
/** One test, with its result if it has one. */
export type TestLine = z.infer<typeof testSchema>;

const file = z.string();
const errors = z.array(z.string());
const lineSchema = z.discriminatedUnion('kind', [
  /** The files that will run. */
  z.object({ kind: z.literal('planned'), files: z.array(file) }),
  /** Sent by the worker itself at once, since the worker may be killed at any time. */
  z.object({ kind: z.literal('loading'), file, pid: z.number() }),
  z.object({ kind: z.literal('collected'), file, tests: z.array(testSchema) }),
  z.object({ kind: z.literal('began'), file, test: testSchema }),
  z.object({ kind: z.literal('ended'), file, test: testSchema }),
  /** The end of a file, with the errors of its hooks and of its loading. */
  z.object({ kind: z.literal('file'), file, tests: z.array(testSchema), errors }),
  /** The end of the run, with the errors outside tests. */
  z.object({ kind: z.literal('over'), errors }),
]);
export type Line = z.infer<typeof lineSchema>;

/** @param text complete lines */
export const parseLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)));
