import { poolName } from '@cgdx/core/pool/pool.ts';
import { explain } from '../../lib/api/api-error.ts';
import { saveText } from '../../lib/download/save-file.ts';
import { describeTime } from '../../lib/format/date.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { showError } from '../../lib/modal/modal.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import css from './earnings.module.css';
import { EarningsChart } from './earnings-chart.tsx';
import { earningsOf, eventTitle, useStatement } from './statement.ts';

type Lines = NonNullable<ReturnType<typeof useStatement>['data']>;

/** The height of figures and chart, reserved so that the content below does not move. */
const figuresAndChartRem = 16.625;

/** The person's earnings over time, with a statement to download. */
export function EarningsCard({ sub }: { sub: string }) {
  const statement = useStatement(sub);
  const { data, error } = statement;
  if (!data)
    return (
      <Card title="Earnings">
        {error ? (
          <LoadFailure what="Your earnings" query={statement} />
        ) : (
          <Skeleton height={figuresAndChartRem} />
        )}
      </Card>
    );
  const { earnedWei, owedWei, points } = earningsOf(data);
  return (
    <Card
      title="Earnings"
      aside={
        data.length > 0 && (
          <Button size="small" onClick={() => saveStatement(data)}>
            Download CSV
          </Button>
        )
      }
    >
      <dl className={css.figures}>
        <div>
          <dt>Earned in all</dt>
          <dd>
            <Amount wei={earnedWei} />
          </dd>
        </div>
        <div>
          <dt>Not paid yet</dt>
          <dd>
            <Amount wei={owedWei} />
          </dd>
        </div>
      </dl>
      <EarningsChart points={points} nowMs={Date.now()} />
      {data.length === 0 ? (
        <p className={css.first}>Nothing is earned yet. Your first accepted upload begins the line.</p>
      ) : (
        <details className={css.details}>
          <summary>Line by line</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <div className={css.scroll} tabIndex={0}>
            <Table lines={data} />
          </div>
        </details>
      )}
    </Card>
  );
}

function Table({ lines }: { lines: Lines }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Data pool</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.toReversed().map((line) => (
          <tr key={`${line.bookedAt} ${line.event} ${line.uploadHash}`}>
            <td>{describeTime(line.bookedAt)}</td>
            <td>{eventTitle(line)}</td>
            <td>{line.dataPoolId ? poolName(line.dataPoolId) : ''}</td>
            <td>
              <Signed line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows an amount with its sign; the minus sign is as wide as a plus. */
function Signed({ line: { amount, currency } }: { line: Lines[number] }) {
  const digits = amount.replace(/^-/, '');
  const sign = amount.startsWith('-') ? '−' : '+';
  return currency === 'SGD' ? sign + sgd(digits) : <Amount before={sign} wei={BigInt(digits)} />;
}

async function saveStatement(lines: Lines): Promise<void> {
  try {
    const { statementCsv } = await loadChunk(() => import('./statement-csv.ts'));
    saveText(statementCsv(lines), 'cgdx-earnings.csv', 'text/csv');
  } catch (error) {
    showError('Download failed', explain(error));
  }
}
