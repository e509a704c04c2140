/** What the insight page shows: nothing yet, a question under way, an answer, or what went wrong. */
import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { showError } from '../../lib/modal/modal.ts';
import { askInsight, getInsight } from './ask-insight.ts';
import { lastInsightId, rememberInsight } from './last-insight.ts';

export type InsightState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly message: string | undefined }
  | { readonly kind: 'replied'; readonly insight: InsightAnswer }
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export function useInsight(sub: string) {
  const [state, setState] = useState<InsightState>(() =>
    lastInsightId(sub) === undefined ? { kind: 'idle' } : { kind: 'waiting', message: undefined },
  );
  const stopper = useRef<AbortController>(undefined);

  useEffect(() => {
    const insightId = lastInsightId(sub);
    const current = new AbortController();
    stopper.current = current;
    if (insightId !== undefined) {
      getInsight(insightId, current.signal).then(
        (insight) => !current.signal.aborted && setState({ kind: 'replied', insight }),
        // It has expired, or cannot be had now: the page begins anew.
        () => !current.signal.aborted && setState({ kind: 'idle' }),
      );
    }
    return () => stopper.current?.abort();
  }, [sub]);

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
      showError('Error fetching insights', 'Please try again later', reason);
    }
  }

  return {
    state,
    ask,
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
