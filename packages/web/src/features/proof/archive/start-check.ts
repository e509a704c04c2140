/** Starts a worker to check an archive: a new worker for each archive, whose memory is free afterwards. */
import type { CheckProgress } from '@cgdx/core/purchase/check/check-archive.ts';
import { workerAddress } from '../../../lib/page/worker-address.ts';
import type { CheckReport, CheckRequest, CheckResult } from './check-message.ts';
import workerUrl from './check-worker.ts?worker&url';

/** Never rejects: a failure is a result. Never resolves once `signal` is aborted. */
export function startCheck(
  request: CheckRequest,
  onProgress: (progress: CheckProgress) => void,
  signal: AbortSignal,
): Promise<CheckResult> {
  const worker = new Worker(workerAddress(workerUrl), { type: 'module', name: 'check' });
  signal.addEventListener('abort', () => worker.terminate());
  const result = new Promise<CheckResult>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<CheckReport>) => {
      if (data.kind === 'progress') onProgress(data);
      else resolve(data);
    };
    worker.onerror = () =>
      resolve({
        kind: 'failed',
        reason: 'This browser could not start the check.',
        advice: undefined,
      });
  });
  void result.then(() => worker.terminate());
  worker.postMessage(request);
  return result;
}
