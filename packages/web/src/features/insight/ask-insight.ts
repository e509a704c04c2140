/** POST /fusion_agent and GET /fusion_agent/{insightId}: asks the insight assistant, and loads an earlier answer. */
import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { call } from '../../lib/api/call.ts';

export const askInsight = (message: string, signal: AbortSignal): Promise<InsightAnswer> =>
  call('POST /fusion_agent', { body: { session_id: String(Date.now()), message }, signal });

/** Loads an earlier answer, with a new link to its report. */
export const getInsight = (insightId: string, signal?: AbortSignal): Promise<InsightAnswer> =>
  call('GET /fusion_agent/{insightId}', { path: { insightId }, ...(signal && { signal }) });
