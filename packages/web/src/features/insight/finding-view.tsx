import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { marginText, percent } from '@cgdx/core/insight/basis.ts';
import { chartText } from '@cgdx/core/insight/chart.ts';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { PartBoundary } from '../../ui/message/part-boundary.tsx';
import css from './insight.module.css';

type Finding = InsightAnswer['findings'][number];

/** Loaded on demand: Vega is larger than the rest of the page together. */
const Chart = lazy(() => loadChunk(() => import('./chart.tsx')));

export function FindingView({ finding }: { finding: Finding }) {
  const { queryId, title, headline, sentences, meaning } = finding;
  return (
    <article className={css.finding} aria-labelledby={`finding-${queryId}`}>
      <h3 id={`finding-${queryId}`} className={css.title}>
        {title}
      </h3>
      {headline && <p className={css.headline}>{headline}</p>}
      <PartBoundary what="The chart">
        <div className={css.chart} role="img" aria-label={chartText(finding)}>
          <Suspense fallback={<Skeleton height={12} />}>
            <Chart finding={finding} />
          </Suspense>
        </div>
      </PartBoundary>
      {sentences.map((sentence) => (
        <p key={sentence} className={css.sentence}>
          {sentence}
        </p>
      ))}
      {meaning && (
        <p className={css.meaning}>
          <strong>What it means:</strong> {meaning}
        </p>
      )}
      <details>
        <summary>Show the numbers</summary>
        <div className={css.scroll}>
          <Numbers finding={finding} />
        </div>
      </details>
    </article>
  );
}

function Numbers({ finding: { title, cell, of, labels, series } }: { finding: Finding }) {
  const hasRest = series.some(({ rest }) => rest !== undefined);
  const row = (name: string, textOf: (each: Finding['series'][number]) => string) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {series.map((each) => (
        <td key={each.dataPoolId}>{textOf(each)}</td>
      ))}
    </tr>
  );
  return (
    <table className={css.table}>
      <caption>
        {title}: shares of {of}
      </caption>
      <thead>
        <tr>
          <th scope="col">{cell}</th>
          {series.map(({ dataPoolId, pool }) => (
            <th key={dataPoolId} scope="col">
              {pool}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) =>
          row(label, ({ cells }) => {
            const found = cells.find((each) => each.label === label);
            return found ? percent(found.share) : 'not shown';
          }),
        )}
        {hasRest && row('Everything else', ({ rest }) => (rest === undefined ? 'none' : percent(rest)))}
        {row('Margin', ({ margin }) => marginText(margin))}
        {row('Period', ({ period }) => period)}
        {row('Sample size', ({ contributors }) => `about ${contributors} contributors`)}
      </tbody>
    </table>
  );
}
