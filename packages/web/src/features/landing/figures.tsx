import { Button } from '../../ui/button.tsx';
import css from './figures.module.css';
import { usePublicAnswer } from './use-public-answer.ts';
import { useSeen } from './use-seen.ts';

interface Catalogue {
  readonly datasets: number;
  readonly pools: number;
}

const parseCatalogue = ({ datasets, pools }: Readonly<Record<string, unknown>>): Catalogue | undefined =>
  typeof datasets === 'number' && typeof pools === 'number' ? { datasets, pools } : undefined;

/** What there is to find, counted by the server when somebody looks. */
export function Figures() {
  const { element, isSeen } = useSeen<HTMLDivElement>();
  const { answer, retry } = usePublicAnswer('/catalogue', parseCatalogue, isSeen);
  const shown = (name: keyof Catalogue) =>
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
        <p role="alert">
          The catalogue cannot be reached.{' '}
          <Button size="small" look="quiet" onClick={retry}>
            Try Again
          </Button>
        </p>
      )}
    </div>
  );
}
