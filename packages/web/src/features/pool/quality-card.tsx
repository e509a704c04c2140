import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { poolIds, poolName } from '@cgdx/core/pool/pool.ts';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { type PoolQuality, usePoolQualities } from './pool-qualities.ts';
import { QualityBars } from './quality-bars.tsx';
import css from './quality-card.module.css';
import { QualitySkeleton, qualityTitle } from './quality-card-skeleton.tsx';
import { addUp, describeQualities, qualities, totalOf } from './quality-count.ts';

/** The quality of the uploads in all pools, for people who are signed in. */
export default function QualityCard() {
  const queries = usePoolQualities();
  const pools = queries.flatMap(({ data }, i) => (data ? [{ name: nameAt(i), ...data }] : []));
  const missing = queries.flatMap(({ error, data }, i) => (error && !data ? [nameAt(i)] : []));
  const failed = queries.filter(({ error, data }) => error && !data);
  const isLoading = queries.some(({ isPending }) => isPending);
  return (
    <Card title={qualityTitle}>
      {isLoading ? <QualitySkeleton /> : pools.length > 0 && <Qualities pools={pools} />}
      {!isLoading && failed.length > 0 && (
        <div className={css.failure}>
          <LoadFailure
            what={
              failed.length === queries.length ? 'The quality of the pools' : `That of ${listNames(missing)}`
            }
            query={{
              error: failed[0]?.error,
              isFetching: failed.some(({ isFetching }) => isFetching),
              refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
            }}
          />
        </div>
      )}
    </Card>
  );
}

const nameAt = (index: number): string => poolName(poolIds[index] ?? 'x');

interface NamedQuality extends PoolQuality {
  readonly name: string;
}

function Qualities({ pools }: { pools: readonly NamedQuality[] }) {
  const counts = addUp(pools.map((pool) => pool.counts));
  const isMore = pools.some((pool) => pool.isMore);
  return (
    <>
      <QualityBars counts={counts} size="large" />
      <p className={css.axis} aria-hidden="true">
        {qualities.map((quality) => (
          <span key={quality}>{quality}</span>
        ))}
      </p>
      <p className={css.sentence}>
        {describeQualities(counts, isMore)}
        {totalOf(counts) === 0 && ' The first upload that is accepted is shown here.'}
      </p>
      {totalOf(counts) > 0 && <QualityTable pools={pools.filter((pool) => totalOf(pool.counts) > 0)} />}
    </>
  );
}

/** The figures behind the bars, pool by pool. @param pools those that have uploads */
function QualityTable({ pools }: { pools: readonly NamedQuality[] }) {
  return (
    <details className={css.details}>
      <summary>Pool by pool</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={css.scroll} tabIndex={0} aria-label="Uploads on sale by quality">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Pool</th>
              {qualities.map((quality) => (
                <th key={quality} scope="col">
                  {quality}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pools.map(({ name, counts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {qualities.map((quality) => (
                  <td key={quality}>{(counts[quality] ?? 0).toLocaleString('en')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pools.some(({ isMore }) => isMore) && <p>Of each pool the newest 1,000 uploads are counted.</p>}
    </details>
  );
}
