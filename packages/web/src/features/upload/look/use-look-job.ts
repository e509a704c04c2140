import { useEffect, useState } from 'react';
import { explain } from '../../../lib/api/api-error.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import type { MeterRequest, WorthRequest } from './look-message.ts';
import type { LookJob, LookResult } from './start-look.ts';

/**
 * Runs a further job on an export that was looked at; returns undefined until it has a result.
 * @param request must be the same object until something else is requested
 */
export function useLookJob(request: MeterRequest | WorthRequest | undefined): LookResult | undefined {
  const [done, setDone] = useState<{ readonly of: typeof request; readonly result: LookResult }>();
  useEffect(() => {
    if (request === undefined) return;
    let isOver = false;
    let job: LookJob | undefined;
    async function ask(asked: MeterRequest | WorthRequest): Promise<LookResult | undefined> {
      const started = await loadChunk(() => import('./start-look.ts')).catch(explain);
      if (typeof started === 'string') return { kind: 'failed', reason: started };
      if (isOver) return undefined;
      job = started.startLook(asked, () => {});
      return job.result;
    }
    void ask(request).then((result) => isOver || (result && setDone({ of: request, result })));
    return () => {
      isOver = true;
      job?.cancel();
    };
  }, [request]);
  return done?.of === request ? done?.result : undefined;
}
