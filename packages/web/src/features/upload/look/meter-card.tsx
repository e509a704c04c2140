import type { Meter } from '@cgdx/core/insight/meter.ts';
import { meterWords } from '@cgdx/core/insight/meter.ts';
import type { PoolTable } from '@cgdx/core/insight/pool-table.ts';
import type { Offer, PoolId } from '@cgdx/core/pool/pool.ts';
import { useEffect, useState } from 'react';
import { explain } from '../../../lib/api/api-error.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { usePoolTable } from '../../../lib/pool/read-pool-table.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../../ui/message/load-failure.tsx';
import { Card } from '../../../ui/surface/card.tsx';
import { Chip } from '../../../ui/value/chip.tsx';
import css from './look.module.css';
import type { LookedState } from './look-state.ts';
import type { LookJob } from './start-look.ts';

interface MeterCardProps {
  readonly looked: LookedState;
  readonly poolId: PoolId;
  readonly offer: Exclude<Offer, 'profile'>;
}

/** How far the chosen offer singles the person out, before anything is sent. */
export function MeterCard({ looked, poolId, offer }: MeterCardProps) {
  const query = usePoolTable(poolId);
  const { data, error } = query;
  return (
    <Card title="Who else fits it" aside={<Chip>On this device</Chip>}>
      {!data && error && <LoadFailure what="The table of this pool" query={query} />}
      {!data && !error && <Skeleton height={4} />}
      {data && <Metered looked={looked} offer={offer} table={data} />}
    </Card>
  );
}

type MeterState =
  | { readonly kind: 'measuring' }
  | { readonly kind: 'measured'; readonly meter: Meter }
  | { readonly kind: 'failed'; readonly reason: string };

function Metered({
  looked: { look, files },
  offer,
  table,
}: Pick<MeterCardProps, 'looked' | 'offer'> & { readonly table: PoolTable }) {
  const [state, setState] = useState<MeterState>({ kind: 'measuring' });
  useEffect(() => {
    let isOver = false;
    let job: LookJob | undefined;
    async function measure(): Promise<MeterState> {
      const started = await loadChunk(() => import('./start-look.ts')).catch(explain);
      if (typeof started === 'string') return { kind: 'failed', reason: started };
      if (isOver) return { kind: 'measuring' };
      job = started.startLook({ kind: 'meter', files, offer, look, table }, () => {});
      const result = await job.result;
      if (result.kind === 'metered') return { kind: 'measured', meter: result.meter };
      return { kind: 'failed', reason: result.kind === 'failed' ? result.reason : 'Choose the file again.' };
    }
    void measure().then((next) => isOver || setState(next));
    return () => {
      isOver = true;
      job?.cancel();
    };
  }, [look, files, offer, table]);
  if (state.kind === 'measuring') return <Skeleton height={4} />;
  return (
    <p className={css.note} role={state.kind === 'failed' ? 'alert' : undefined}>
      {state.kind === 'failed' ? `It could not be measured. ${state.reason}` : meterWords(state.meter)}
    </p>
  );
}
