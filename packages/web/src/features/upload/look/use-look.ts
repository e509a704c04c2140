import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { explain } from '../../../lib/api/api-error.ts';
import { browserMemory } from '../../../lib/browser-memory.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { chosenFile } from './chosen-files.ts';
import { leftOutBefore } from './left-out-memory.ts';
import type { Chosen } from './look-message.ts';
import { nextLookState, noLook } from './look-state.ts';
import type { LookJob } from './start-look.ts';

/** Looks at the chosen files, one look at a time: a new choice ends the previous look. */
export function useLook(platform: PlatformId) {
  const [state, tell] = useReducer(nextLookState, noLook);
  const job = useRef<LookJob>(undefined);
  /** The number of the latest look: an older one whose worker was still loading does not start. */
  const latest = useRef(0);
  const end = useCallback(() => {
    latest.current++;
    job.current?.cancel();
  }, []);
  useEffect(() => end, [end]);

  const look = useCallback(
    async function look(chosen: readonly Chosen[], leaveOut: readonly string[] = []): Promise<void> {
      end();
      const mine = latest.current;
      tell({ kind: 'started', leaveOut });
      const started = await loadChunk(() => import('./start-look.ts')).catch(explain);
      if (latest.current !== mine) return;
      if (typeof started === 'string') {
        tell({ kind: 'failed', reason: started });
        return;
      }
      const { startLook } = started;
      const acceptSamples = __LOCAL_CLOUD__;
      job.current = startLook({ kind: 'look', chosen, platform, leaveOut, acceptSamples }, tell);
      const result = await job.current.result;
      if (latest.current !== mine) return;
      tell(result);
      if (result.kind !== 'looked' || leaveOut.length > 0) return;
      const again = leftOutBefore(browserMemory, platform, result.look.groups);
      // Both results are reported together, so that nothing can be sent between them.
      if (again.length > 0) await look(result.whole.map(chosenFile), again);
    },
    [platform, end],
  );

  const stop = useCallback(() => {
    end();
    tell({ kind: 'stopped' });
  }, [end]);

  const reset = useCallback(() => {
    end();
    tell({ kind: 'reset' });
  }, [end]);

  return { state, look, stop, reset };
}
