import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CheckedProof, checkProof } from '../../lib/proof/check-proof.ts';
import type { ProofStep } from '../../lib/proof/proof-step.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import type { TimelineEntry } from '../../ui/timeline/entry.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { CopyLink } from './copy-link.tsx';
import css from './proof.module.css';

/** Checks an upload's certificate in the browser, and shows each step. */
export function ProofView({ uploadHash }: { uploadHash: string }) {
  const query = useQuery({
    queryKey: ['proof', uploadHash],
    queryFn: ({ signal }) => checkProof(uploadHash, signal),
    // Not refetched in the background: the page shows the time of its check.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.error && !query.data) return <LoadFailure what="The proof" query={query} />;
  if (!query.data) return <Skeleton height={24} />;
  return (
    <div className={css.columns}>
      <Card title="Step by step">
        <Steps steps={query.data.steps} />
      </Card>
      <div className={css.aside}>
        <Verdict proof={query.data} />
        <div className={css.actions}>
          <CopyLink />
          <Button busy={query.isFetching} onClick={() => query.refetch()}>
            Check Again
          </Button>
        </div>
        <p className={css.about}>
          All of this ran in your browser. The certificate came from us; that it is true, it proves by itself
          and by the chain. It names no person, and the data itself cannot be computed from it.
        </p>
      </div>
    </div>
  );
}

const states: Record<ProofStep['state'], TimelineEntry['state']> = {
  holds: 'done',
  broken: 'failed',
  unknown: 'paused',
};

function Steps({ steps }: { steps: readonly ProofStep[] }) {
  const entries = useMemo(
    () =>
      steps.map(
        ({ key, title, state, text, facts }): TimelineEntry => ({
          key,
          title,
          state: states[state],
          note: text,
          findings: facts,
        }),
      ),
    [steps],
  );
  return <Timeline label="Steps of the proof" entries={entries} />;
}

function Verdict({ proof: { holds, steps, certificate } }: { proof: CheckedProof }) {
  const fault = steps.find(({ state }) => state === 'broken');
  if (fault) {
    return (
      <Notice tone="fail" role="alert" title="This proof is not valid.">
        It fails at “{fault.title}”: {fault.text} Please tell us.
      </Notice>
    );
  }
  if (!holds) {
    return (
      <Notice tone="warn" role="status" title="The certificate is valid; the chain was not asked.">
        {steps.at(-1)?.text}
      </Notice>
    );
  }
  return (
    <Notice tone="good" role="status" title="This proof is valid.">
      The upload has leaf index {certificate.index} of {certificate.size} leaves in the register, with quality{' '}
      {certificate.quality} out of 10, and the root that the chain has had since block{' '}
      {certificate.blockNumber} covers it.
    </Notice>
  );
}
