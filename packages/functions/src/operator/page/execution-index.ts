/** Finds executions by their subject: Step Functions itself finds them by name only. */
import { z } from 'zod';
import { addOnce } from '../../ground/table/item.ts';
import { listPage } from '../../ground/table/query.ts';

const itemSchema = z.object({ subject: z.string(), execution: z.string() });

/** `user#` and the hash of a person, or `contribution#` and its id. */
export type Subject = `user#${string}` | `contribution#${string}`;

export interface Indexed {
  readonly workflow: string;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
}

/** Step Functions deletes an execution 90 days after its end; ours run for at most 14. */
const keptSeconds = 104 * 86_400;

/** The time comes first, so that the newest can be queried. */
const rangeOf = ({ startedAt, workflow, name }: Indexed): string => [startedAt, workflow, name].join('#');

/** Does nothing if the index has it already. */
export async function indexExecution(subject: Subject, execution: Indexed): Promise<void> {
  await addOnce('ExecutionTable', {
    subject,
    execution: rangeOf(execution),
    expiresAt: Math.floor(Date.parse(execution.startedAt) / 1000) + keptSeconds,
  });
}

/** @param after where the page before ended. @returns one page, newest first, and where it ended unless it is the last */
export async function executionsAbout(
  subject: Subject,
  { most, after }: { most: number; after?: string | undefined },
): Promise<{ readonly executions: readonly Indexed[]; readonly last: string | undefined }> {
  const { items, last } = await listPage(
    'ExecutionTable',
    { subject },
    {
      ...{ schema: itemSchema, newestFirst: true, most },
      ...(after !== undefined && { after: { subject, execution: after } }),
    },
  );
  const executions = items.map(({ execution }) => {
    const [startedAt = '', workflow = '', name = ''] = execution.split('#');
    return { startedAt, workflow, name };
  });
  return { executions, last: last?.execution };
}
