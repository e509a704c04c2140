/** Finds the newest executions of all workflows, as one call of the API lists those of one workflow only. */
import { workflow } from '@cgdx/api/route/operator/field.ts';
import type { OperateFlags } from './operate-flags.ts';
import { type OperateRequest, operateRequest } from './request.ts';

const mostShown = 20;
type Listed = { readonly startedAt: string };

/** @returns an answer in the form of one call, with the newest executions of all workflows and without a cursor */
export async function newestExecutions(
  flags: OperateFlags,
  call: (request: OperateRequest) => Promise<unknown>,
): Promise<{ readonly executions: readonly Listed[] }> {
  const most = Number(flags.query.limit ?? mostShown);
  const limit = String(most);
  const pages = await Promise.all(
    workflow.options.map(async (each) => {
      const page = await call(operateRequest({ ...flags, query: { ...flags.query, limit, workflow: each } }));
      return (page as { executions: readonly Listed[] }).executions;
    }),
  );
  const executions = pages.flat().sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  return { executions: executions.slice(0, most) };
}
