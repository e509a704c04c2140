/** Starts a worker that looks at an export: a new worker for each look, whose memory is free afterwards. */
import { workerAddress } from '../../../lib/page/worker-address.ts';
import type {
  LookReport,
  LookRequest,
  MeterRequest,
  Progress,
  SampleRequest,
  SentenceReport,
  WorthRequest,
} from './look-message.ts';
import workerUrl from './look-worker.ts?worker&url';

export type LookResult = Exclude<LookReport, Progress>;

export interface LookJob {
  /** Never rejects: a failure is a result. Never resolves after a cancellation. */
  readonly result: Promise<LookResult>;
  cancel(): void;
}

export function startLook(
  request: LookRequest | SampleRequest | MeterRequest | WorthRequest,
  onProgress: (progress: Progress) => void,
): LookJob {
  const worker = new Worker(workerAddress(workerUrl), { type: 'module', name: 'look' });
  const result = new Promise<LookResult>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<LookReport>) => {
      if (data.kind === 'progress') onProgress(data);
      else resolve(data);
    };
    worker.onerror = () => resolve({ kind: 'failed', reason: 'This browser could not read the file.' });
  });
  void result.then(() => worker.terminate());
  worker.postMessage(request);
  return { result, cancel: () => worker.terminate() };
}

/** Starts the same worker to mask one sentence after another, since the masking code takes long to load. */
export function startMasking() {
  const worker = new Worker(workerAddress(workerUrl), { type: 'module', name: 'mask' });
  return {
    /** @throws Error if the masking code could not be loaded; a new worker may succeed */
    mask: (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<SentenceReport>) => {
          if (data.kind === 'failed') reject(new Error(data.reason));
          else resolve(data.masked);
        };
        worker.onerror = () => reject(new Error('This browser could not start the masking program.'));
        worker.postMessage({ kind: 'sentence', text });
      }),
    end: (): void => worker.terminate(),
  };
}
