import { Link } from 'react-router';
import { describeTime } from '../../lib/format/date.ts';
import { describeAge } from '../../lib/format/duration.ts';
import { TableSkeleton } from '../../ui/loading/table-skeleton.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './attention.module.css';
import type { Need, Weight } from './attention.ts';
import { useAttention } from './use-attention.ts';

const weightWords: Readonly<Record<Weight, string>> = { now: 'Now', today: 'Today', look: 'A look' };
export const weightTones = { now: 'fail', today: 'warn', look: 'good' } as const satisfies Record<
  Weight,
  string
>;

/** Everything that needs an operator, the most urgent first, each with a link to the page where it is handled. */
export function AttentionList() {
  const query = useAttention();
  const { data, error } = query;
  if (!data && error) return <LoadFailure what="What needs you" query={query} />;
  if (!data) return <TableSkeleton what="what needs you" />;
  return (
    <div className={css.attention}>
      {data.unread.length > 0 && (
        <Notice tone="fail" title="Not everything could be read.">
          The state of these is unknown: {data.unread.join(', ')}. They are read again in half a minute.
        </Notice>
      )}
      {data.needs.length === 0 ? (
        <Empty title="Nothing needs you.">
          Executions, events, reviews, payouts, the chain and the books are looked at every half a minute.
        </Empty>
      ) : (
        <NeedList needs={data.needs} />
      )}
    </div>
  );
}

export const NeedList = ({ needs }: { needs: readonly Need[] }) => (
  <ul className={css.needs} aria-label="What needs you">
    {needs.map(({ title, weight, count, isMore, since, to, why }) => (
      <li key={to}>
        <Link to={to} className={`${css.need} ${css[weight]}`}>
          <span className={css.count}>
            {count}
            {isMore && '+'}
          </span>
          <span className={css.what}>
            <strong>{title}</strong>
            <span className={css.why}>
              {why}{' '}
              {since !== undefined &&
                `For ${describeAge(Date.now() - Date.parse(since))}, since ${describeTime(since)}.`}
            </span>
          </span>
          <Chip tone={weightTones[weight]}>{weightWords[weight]}</Chip>
        </Link>
      </li>
    ))}
  </ul>
);
