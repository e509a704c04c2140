/** The state of the insight page: empty, a pending question, an answer, or a failure. */

import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { insightsFailed } from '@cgdx/core/specification/message.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { showError } from '../../lib/modal/modal.ts';
import { askInsight, getInsight } from './ask-insight.ts';
import { lastInsightId, rememberInsight } from './last-insight.ts';

export type InsightState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly message: string | undefined }
  | { readonly kind: 'replied'; readonly insight: InsightAnswer }
  /** The last insight could not be loaded. */
  | { readonly kind: 'unloaded'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

/** Returns the state after the last insight could not be loaded: if it has expired, the page starts empty. */
export const stateWithout = (error: unknown): InsightState =>
  error instanceof ApiError && error.status === 404 ? { kind: 'idle' } : { kind: 'unloaded', error };

export function useInsight(sub: string) {
  const [state, setState] = useState<InsightState>(() =>
    lastInsightId(sub) === undefined ? { kind: 'idle' } : { kind: 'waiting', message: undefined },
  );
  const stopper = useRef<AbortController>(undefined);

  const restore = useCallback(async (): Promise<void> => {
    const insightId = lastInsightId(sub);
    if (insightId === undefined) return;
    const current = new AbortController();
    stopper.current = current;
    setState({ kind: 'waiting', message: undefined });
    const restored = await getInsight(insightId, current.signal).then(
      (insight): InsightState => ({ kind: 'replied', insight }),
      stateWithout,
    );
    if (!current.signal.aborted) setState(restored);
  }, [sub]);

  useEffect(() => {
    void restore();
    return () => stopper.current?.abort();
  }, [restore]);

  async function ask(message: string): Promise<void> {
    stopper.current?.abort();
    const current = new AbortController();
    stopper.current = current;
    setState({ kind: 'waiting', message });
    try {
      const insight = await askInsight(message, current.signal);
      if (current.signal.aborted) return;
      rememberInsight(sub, insight.insight_id);
      setState({ kind: 'replied', insight });
    } catch (error) {
      if (current.signal.aborted) return;
      const reason = explain(error);
      setState({ kind: 'failed', message, reason });
      showError(insightsFailed.header, insightsFailed.text, reason);
    }
  }

  return {
    state,
    ask,
    restore,
    stop: () => {
      stopper.current?.abort();
      setState({ kind: 'idle' });
    },
    begin: () => {
      rememberInsight(sub, undefined);
      setState({ kind: 'idle' });
    },
  };
}
