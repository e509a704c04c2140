import { grouped } from '@cgdx/core/pricing/grouped.ts';
import { useSeen } from '../../lib/page/use-seen.ts';
import css from './figures.module.css';
import { PublicFailure } from './public-failure.tsx';
import { useCatalogue } from './use-catalogue.ts';

/**
 * The numbers of kinds of personal data and of languages that `packages/privacy` masks. They are copied, since its lists
 * are too large for this page; a test compares them.
 */
export const maskedTypes = 17;
export const maskedLanguages = 7;

/** Shows the numbers of datasets and pools, requested once this part is scrolled into view, and the scope of the mask. */
export function Figures() {
  const { element, isSeen } = useSeen<HTMLDivElement>();
  const { answer, retry } = useCatalogue(isSeen);
  const shown = (name: 'datasets' | 'pools') =>
    answer.kind === 'loaded' ? grouped(answer.value[name]) : '–';
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
