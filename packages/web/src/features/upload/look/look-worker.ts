/** Looks at an export in a worker of the person's own browser. No part of the export leaves the device. */
import { meterExport } from '@cgdx/core/export/pass/meter-export.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import type { loadTagger } from './load-tagger.ts';
import { lookAtChosen, partsOf } from './look-at-chosen.ts';
import type {
  LookReport,
  LookRequest,
  MeterRequest,
  Progress,
  SampleRequest,
  SentenceReport,
  SentenceRequest,
  WorthRequest,
} from './look-message.ts';
import { NotLoaded } from './not-loaded.ts';

const report = (message: LookReport | SentenceReport) => postMessage(message);

type Request = LookRequest | SampleRequest | MeterRequest | WorthRequest | SentenceRequest;

/** Reporting progress more often would only slow the look down. */
const reportEveryMs = 100;

function createProgress(stage: Progress['stage'], totalBytes: number) {
  let last = Date.now();
  report({ kind: 'progress', stage, doneBytes: 0, totalBytes });
  return (doneBytes: number, total = totalBytes) => {
    const now = Date.now();
    if (now - last < reportEveryMs) return;
    last = now;
    report({ kind: 'progress', stage, doneBytes, totalBytes: total });
  };
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    if (data.kind === 'look') report(await lookAtChosen(data, createProgress));
    else if (data.kind === 'sample') await sample(data);
    else if (data.kind === 'worth') report({ kind: 'valued', worth: await worthOf(data) });
    else if (data.kind === 'sentence') report({ kind: 'sentence-masked', masked: await maskOne(data.text) });
    else report({ kind: 'metered', meter: await meterExport({ ...data, source: partsOf(data.files) }) });
  } catch (error) {
    report({ kind: 'failed', reason: reasonOf(error) });
  }
});

/** Masks a sample; the mask's lists of words and names are loaded only for this. */
async function sample({ files, offer, look: found }: SampleRequest): Promise<void> {
  createProgress('masking', 0);
  const [{ sampleExport }, { loadTagger }] = await loadMask();
  const sample = await sampleExport({
    source: partsOf(files),
    offer,
    look: found,
    placeholderKey: crypto.getRandomValues(new Uint8Array(32)),
    tagger: await loadTagger(),
  });
  report({ kind: 'sampled', sample });
}

async function worthOf({ files, offer, look }: WorthRequest) {
  const { estimateOffer } = await loaded(import('@cgdx/core/export/pass/inspect-offer.ts'));
  return estimateOffer(look, offer, {
    source: partsOf(files),
    hashKey: crypto.getRandomValues(new Uint8Array(32)),
    asOfMs: Date.now(),
  });
}

let tagger: ReturnType<typeof loadTagger> | undefined;

async function maskOne(text: string): Promise<string> {
  const [{ maskSentence }, { loadTagger: load }] = await loadMask();
  tagger ??= load();
  return maskSentence(text, await tagger);
}

const loadMask = () =>
  loaded(Promise.all([import('@cgdx/core/export/pass/sample-export.ts'), import('./load-tagger.ts')]));

async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new NotLoaded('a part of the program is missing', { cause });
  }
}

/** Returns a sentence for an error. The browser's own errors get fixed sentences, so none contains a part of the export. */
function reasonOf(error: unknown): string {
  if (error instanceof ExportRejected)
    return `${error.rejection.message} ${error.rejection.advice ?? ''}`.trim();
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (
    cause instanceof DOMException &&
    (cause.name === 'NotReadableError' || cause.name === 'NotFoundError')
  ) {
    return 'The file can no longer be read: it was changed, moved or deleted. Choose it again.';
  }
  if (error instanceof NotLoaded) {
    return 'The masking program could not be loaded. Check your connection and try again.';
  }
  if (cause instanceof RangeError) return 'This browser ran out of memory.';
  return 'This browser could not read the file.';
}
