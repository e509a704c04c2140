import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { cgdxOfWei } from '@cgdx/core/pricing/amount.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { addToCart } from '../../lib/cart/cart.ts';
import { describeDate } from '../../lib/format/date.ts';
import { Button } from '../../ui/control/button.tsx';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';

type Panel = AnswerBodyOf<'GET /data-pool/{poolId}/panels/{day}'>;

const dayMs = 86_400_000;

/** Returns the last day of the month before the last panel; changes are counted from that day. */
export function monthEndBefore(nowMs: number): string {
  const last = new Date(nowMs - dayMs);
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 0)).toISOString().slice(0, 10);
}

export const panelQuery = (poolId: PoolId) =>
  queryOptions({
    queryKey: ['panel', poolId],
    queryFn: ({ signal }) =>
      call('GET /data-pool/{poolId}/panels/{day}', {
        path: { poolId, day: 'latest' },
        query: { since: monthEndBefore(Date.now()) },
        signal,
      }),
  });

interface PanelLineProps {
  readonly poolId: PoolId;
  /** The pool's uploads that the page has loaded: they have more details than the panel's entries. */
  readonly loaded: readonly PoolUpload[];
}

/** The pool's uploads at the end of the last day, to buy as one panel; nothing if there were none. */
export function PanelLine({ poolId, loaded }: PanelLineProps) {
  const { data } = useQuery(panelQuery(poolId));
  if (!data || data.count === 0) return null;
  const buyable = data.uploads.filter(({ yours }) => yours === undefined);
  const add = () => {
    const known = new Map(loaded.map((upload) => [upload.uploadHash, upload]));
    addToCart(
      buyable.map(
        ({ uploadHash, quality, priceWei }) =>
          known.get(uploadHash) ?? {
            ...{ uploadHash, dataPoolId: poolId, dataQualityScore: quality },
            price: cgdxOfWei(BigInt(priceWei)),
          },
      ),
    );
  };
  return (
    <p className={css.panel}>
      <span>
        <strong>Panel of {describeDate(data.day)}</strong>, version{' '}
        <span className="mono">{data.version}</span>: {countOf(data.count, 'upload')}, a list that never
        changes. {changesOf(data)}
      </span>
      <Button size="small" disabled={buyable.length === 0} onClick={add}>
        Add the Panel ({buyable.length.toLocaleString('en')})
      </Button>
    </p>
  );
}

function changesOf({ changes, gone, uploads }: Panel): string {
  const yours = uploads.filter((upload) => upload.yours !== undefined).length;
  const count = (list: readonly string[]): string => list.length.toLocaleString('en');
  return [
    changes &&
      `Since ${describeDate(changes.since)}: ${count(changes.added)} added, ${count(changes.withdrawn)} withdrawn.`,
    gone.length > 0 && `${count(gone)} of it ${gone.length === 1 ? 'is' : 'are'} not on sale any more.`,
    yours > 0 && `${yours.toLocaleString('en')} ${yours === 1 ? 'is' : 'are'} yours already.`,
  ]
    .filter(Boolean)
    .join(' ');
}
