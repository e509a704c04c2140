/** A GitHub workflow, as far as the rules read it. */
import { z } from 'zod';

const permissions = z.record(z.string(), z.string());
const variables = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: variables.optional(),
});

const jobSchema = z.object({
  if: z.string().optional(),
  permissions: permissions.optional(),
  env: variables.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(stepSchema),
});

export const workflowFileSchema = z.object({
  /** A list of names, or each with its filters. */
  on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: permissions.optional(),
  env: variables.optional(),
  jobs: z.record(z.string(), jobSchema),
});

export type WorkflowFile = z.infer<typeof workflowFileSchema>;
export type Job = z.infer<typeof jobSchema>;
export type Step = z.infer<typeof stepSchema>;
