import { leastUploads } from '@cgdx/core/pool/card/pool-figures.ts';
import { citation } from '@cgdx/core/pool/card/pool-words.ts';
import { platformName } from '@cgdx/core/pool/platform-id.ts';
import { type PoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cgdx, weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { uploadPriceWei } from '@cgdx/core/pricing/pricing.ts';
import { forbiddenActs, licenceName, permittedUses } from '@cgdx/core/purchase/licence/licence.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { Link } from 'react-router';
import { pageConfig } from '../../lib/config/config.ts';
import { describeDate } from '../../lib/format/date.ts';
import { kindWord } from '../../lib/format/kind-word.ts';
import bone from '../../ui/loading/skeleton.module.css';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { type Fact, Facts } from '../../ui/value/facts.tsx';
import css from './dataset-card.module.css';
import { PoolTableView } from './pool-table-view.tsx';
import { type PoolCard, usePoolCard } from './read-pool-card.ts';

interface DatasetCardProps {
  readonly poolId: PoolId;
  /** Whether the lists of columns and of months are open at first. */
  readonly isOpen?: boolean;
}

/** A pool as a dataset: its size and price, the permitted uses, its columns, and totals of all people in it. */
export function DatasetCard({ poolId, isOpen = false }: DatasetCardProps) {
  const query = usePoolCard(poolId);
  const { data, error } = query;
  return (
    <Card title="The dataset">
      <div className={css.parts}>
        {data && <Facts facts={figuresOf(data)} />}
        {!data && error && <LoadFailure what="The figures of this dataset" query={query} />}
        {!data && !error && (
          <span className={`${bone.bone} ${css.loading}`} aria-hidden="true" data-skeleton />
        )}
        <details className={css.more} open={isOpen}>
          <summary>Licence and citation</summary>
          <Facts facts={[...licenceFacts, ...(data ? [citationOf(data)] : [])]} />
        </details>
        {data && (
          <>
            <Columns columns={data.columns} isOpen={isOpen} />
            <details className={css.more} open={isOpen}>
              <summary>
                Everybody who contributed from {platformName(platformOfPool(poolId))}, by month
              </summary>
              <PoolTableView table={data.table} />
            </details>
          </>
        )}
      </div>
    </Card>
  );
}

function figuresOf(card: PoolCard): readonly Fact[] {
  const { figures, grewOn } = card;
  const priceOf = (amount: number): string => cgdx(weiOfCgdx(amount));
  const most = cgdx(uploadPriceWei(10, pointPriceWei(card)));
  return [
    ...(figures
      ? [
          { name: 'On sale', value: countOf(figures.uploads, 'upload') },
          { name: 'Records', value: `about ${figures.records.toLocaleString('en')}` },
          { name: 'Quality', value: `${figures.averageQuality} out of 10 on average` },
          { name: 'An upload', value: `${priceOf(figures.averagePrice)} on average, at most ${most}` },
          { name: '1,000 records', value: `${priceOf(figures.pricePerThousand)} on average` },
        ]
      : [
          { name: 'An upload', value: `at most ${most}` },
          { name: 'Averages', value: `shown once ${leastUploads} uploads are on sale` },
        ]),
    { name: 'Last grew', value: grewOn ? describeDate(grewOn) : 'not yet' },
  ];
}

/** Returns the citation with the day and the site's address, which are known only in the browser. */
const citationOf = ({ dataPoolId }: PoolCard): Fact => ({
  name: 'How to cite',
  value: citation(dataPoolId, pageConfig().siteUrl, new Date().toISOString().slice(0, 10)),
});

const sentence = (acts: readonly string[]): string => `${acts.join('; ')}.`;

const licenceFacts: readonly Fact[] = [
  { name: 'Licence', value: <Link to="/terms#buying">{licenceName}</Link> },
  { name: 'You may', value: `use it for ${sentence(permittedUses)}` },
  { name: 'You must not', value: sentence(Object.values(forbiddenActs)) },
];

function Columns({ columns, isOpen }: Pick<PoolCard, 'columns'> & { readonly isOpen: boolean }) {
  return (
    <details className={css.more} open={isOpen}>
      <summary>Columns</summary>
      {columns.map(({ kind, description, fields }, at) => (
        <details key={kind} className={css.kind} open={at === 0}>
          <summary>{kindWord(kind, 2)}</summary>
          <p className={css.about}>{description}</p>
          <table className={css.table}>
            <tbody>
              {fields.map(({ name, type, meaning }) => (
                <tr key={name}>
                  <th scope="row" className="mono">
                    {name}
                  </th>
                  <td>{type}</td>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </details>
  );
}
