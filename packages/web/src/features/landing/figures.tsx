import css from './figures.module.css';
import { PublicFailure } from './public-failure.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useSeen } from './use-seen.ts';

/** Kinds of personal data and languages that `packages/privacy` masks: copied, since its lists are too large for this page. A test compares them. */
export const maskedTypes = 16;
export const maskedLanguages = 7;

/** Shows how many datasets and pools the server counts, once it is scrolled into view, and how much the mask covers. */
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
        <div className={css.figure}>
          <dt>Kinds of personal data masked in texts</dt>
          <dd>{maskedTypes}</dd>
        </div>
        <div className={css.figure}>
          <dt>Languages with masking rules of their own</dt>
          <dd>{maskedLanguages}</dd>
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
