/** Threads of the second pass, each with a tagger of its own. */
import type { MaskingWorkers } from '@cgdx/core/export/pass/masking-workers.ts';
import { openUnitMask } from '@cgdx/core/export/pass/open-unit-mask.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { placeholderKey } from './placeholder-key.ts';
import { type MaskThreadWork, serveThread, threadWorkers } from './unit-thread.ts';

export const maskingWorkers = (work: MaskThreadWork): MaskingWorkers =>
  threadWorkers(import.meta.url, 'mask', work);

serveThread(
  'mask',
  ({ key, offer, sold }) =>
    (opened) =>
      openUnitMask(opened, {
        offer,
        sold,
        placeholderKey: placeholderKey(key),
        tagger: loadNameTagger(),
      }),
);
