import css from './figures.module.css';
import { PublicFailure } from './public-failure.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useSeen } from './use-seen.ts';

/** What there is to find, counted by the server when somebody looks. */
export function Figures() {
  const { element, isSeen } = useSeen<HTMLDivElement>();
  const { answer, retry } = useCatalogue(isSeen);
  const shown = (name: 'datasets' | 'pools') =>
    answer.kind === 'loaded' ? answer.value[name].toLocaleString('en') : '–';
  return (
    <div ref={element}>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt>Datasets to search</dt>
          <dd>{shown('datasets')}</dd>
        </div>
        <div className={css.figure}>
          <dt>Data pools of our own</dt>
          <dd>{shown('pools')}</dd>
        </div>
      </dl>
      {answer.kind === 'failed' && (
        <p>
          <PublicFailure what="The catalogue" onRetry={retry} />
        </p>
      )}
    </div>
  );
}
