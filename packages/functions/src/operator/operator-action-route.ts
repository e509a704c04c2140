/** The actions of operators: each is written to the audit log before it begins and after it has ended. */
import { api, ok } from '../ground/caller/api.ts';
import { redriveMany, redriveOne, stopOne } from './execution/operator-action.ts';
import { discardOne, replayOne } from './execution/replay.ts';
import { parseExecutionKey } from './page/execution-key.ts';
import { answerOne } from './view/answer-request.ts';
import { decideOne } from './view/decide-review.ts';

export const handler = api({
  'POST /operator/executions/{workflow}/{executionId}/redrive': async ({ person, path, body }) =>
    ok(await redriveOne({ person, ...body }, parseExecutionKey(path))),
  'POST /operator/redrives': async ({ person, body: { reason, executions } }) =>
    ok({ results: await redriveMany({ person, reason }, executions) }),
  'POST /operator/executions/{workflow}/{executionId}/stop': async ({ person, path, body }) =>
    ok(await stopOne({ person, ...body }, parseExecutionKey(path))),
  'POST /operator/dead-letters/{letterId}/replay': async ({ person, path, body }) =>
    ok(await replayOne({ person, ...body }, path.letterId)),
  'POST /operator/dead-letters/{letterId}/discard': async ({ person, path, body }) =>
    ok(await discardOne({ person, ...body }, path.letterId)),
  'POST /operator/reviews/{reviewId}': async ({ person, path, body: { reason, decision } }) =>
    ok(await decideOne({ person, reason }, path.reviewId, decision)),
  'POST /operator/requests/{requestId}': async ({ person, path, body: { reason, decision } }) =>
    ok(await answerOne({ person, reason }, path.requestId, decision)),
});
