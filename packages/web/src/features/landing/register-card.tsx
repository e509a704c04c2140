import { grouped } from '@cgdx/core/pricing/grouped.ts';
import { Link } from 'react-router';
import { Card } from '../../ui/surface/card.tsx';
import { PublicFailure } from './public-failure.tsx';
import css from './register-card.module.css';
import { useRegister } from './use-register.ts';

/** The number of accepted uploads on the public register. */
export function RegisterCard({ isWanted }: { isWanted: boolean }) {
  const { answer, retry } = useRegister(isWanted);
  return (
    <Card title="On the public register">
      <dl className={css.figure}>
        <dt>uploads accepted and recorded for good</dt>
        <dd>{answer.kind === 'loaded' ? grouped(answer.value.size) : '–'}</dd>
      </dl>
      <p className={css.text}>
        {answer.kind === 'failed' ? (
          <PublicFailure what="The register" onRetry={retry} />
        ) : (
          <>
            Each has a proof that needs no trust in us. <Link to="/proof">Check a proof</Link>
          </>
        )}
      </p>
      <p className={css.text}>Sign in to see how good the uploads are that each pool sells.</p>
    </Card>
  );
}
