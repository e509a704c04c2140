import { meterWords } from '@cgdx/core/insight/meter.ts';
import type { PoolTable } from '@cgdx/core/insight/pool-table.ts';
import type { Offer, PoolId } from '@cgdx/core/pool/pool.ts';
import { useMemo } from 'react';
import { usePoolTable } from '../../../lib/pool/read-pool-table.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../../ui/message/load-failure.tsx';
import { Card } from '../../../ui/surface/card.tsx';
import { Chip } from '../../../ui/value/chip.tsx';
import css from './look.module.css';
import type { LookedState } from './look-state.ts';
import { useLookJob } from './use-look-job.ts';

interface MeterCardProps {
  readonly looked: LookedState;
  readonly poolId: PoolId;
  readonly offer: Exclude<Offer, 'profile'>;
}

/** Shows how easily the chosen offer could be recognized as this person's, before anything is sent. */
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

function Metered({
  looked: { look, files },
  offer,
  table,
}: Pick<MeterCardProps, 'looked' | 'offer'> & { readonly table: PoolTable }) {
  const request = useMemo(
    () => ({ kind: 'meter' as const, files, offer, look, table }),
    [look, files, offer, table],
  );
  const result = useLookJob(request);
  if (result === undefined) return <Skeleton height={4} />;
  if (result.kind === 'metered') return <p className={css.note}>{meterWords(result.meter)}</p>;
  return (
    <p className={css.note} role="alert">
      It could not be measured. {result.kind === 'failed' ? result.reason : 'Choose the file again.'}
    </p>
  );
}
