/** Checks one archive at a time: a worker checks the file, then the chain is asked to confirm its certificates. */
import type { CheckProgress } from '@cgdx/core/purchase/check/check-archive.ts';
import { useEffect, useRef, useState } from 'react';
import { firstFault } from '../../../lib/proof/check-proof.ts';
import type { ProofStep } from '../../../lib/proof/proof-step.ts';
import type { CheckResult } from './check-message.ts';
import { startCheck } from './start-check.ts';

type Checked = Extract<CheckResult, { kind: 'checked' }>;

export type ArchiveCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly fileName: string; readonly progress: CheckProgress | undefined }
  | (Extract<CheckResult, { kind: 'failed' }> & { readonly fileName: string })
  /** `fault` is the first step that the chain does not confirm, or for which it cannot be asked. */
  | {
      readonly kind: 'checked';
      readonly fileName: string;
      readonly archive: Checked;
      readonly fault?: ProofStep;
    };

export function useArchiveCheck() {
  const [check, setCheck] = useState<ArchiveCheck>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const fileName = file.name;
    const say = (next: ArchiveCheck) => {
      if (!signal.aborted) setCheck(next);
    };
    say({ kind: 'checking', fileName, progress: undefined });
    const result = await startCheck(
      { file },
      (progress) => say({ kind: 'checking', fileName, progress }),
      signal,
    );
    if (result.kind === 'failed') return say({ ...result, fileName });
    const fault = await firstFault(result.certificates, signal);
    say({ kind: 'checked', fileName, archive: result, ...(fault !== undefined && { fault }) });
  }

  function stop(): void {
    running.current?.abort();
    setCheck({ kind: 'none' });
  }

  return { check, start, stop };
}
