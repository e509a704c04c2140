/** Checks a data.zip in a worker. The file may have any size, since it is read in slices; no part of it leaves the device. */
import '../../../lib/zod.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { blobSource } from '@cgdx/core/export/format/blob-source.ts';
import { checkArchive } from '@cgdx/core/purchase/check/check-archive.ts';
import type { CheckReport, CheckRequest } from './check-message.ts';

const report = (message: CheckReport) => postMessage(message);

/** Reporting progress more often would only slow the check down. */
const reportEveryMs = 100;

addEventListener('message', async ({ data: { file } }: MessageEvent<CheckRequest>) => {
  let last = 0;
  try {
    const checked = await checkArchive(blobSource(file), (progress) => {
      if (Date.now() - last < reportEveryMs) return;
      last = Date.now();
      report({ kind: 'progress', ...progress });
    });
    report({ kind: 'checked', ...checked });
  } catch (error) {
    report(
      error instanceof MarketError
        ? { kind: 'failed', reason: error.message, advice: error.advice }
        : { kind: 'failed', reason: 'This browser could not read the file.', advice: undefined },
    );
  }
});
