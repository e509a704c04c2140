import { Link } from 'react-router';
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { mayBeDone } from '../../lib/api/may-be-done.ts';
import { Notice } from './notice.tsx';

/** Says why an operator's action was not done, or where to see whether it was done. */
export function ActionFailure({ error }: { error: unknown }) {
  if (!mayBeDone(error))
    return (
      <Notice tone="fail" role="alert" title="It was not done.">
        {explain(error)}
      </Notice>
    );
  return (
    <Notice tone="warn" role="alert" title="It is not known whether it was done.">
      {error instanceof ApiError ? `No result came back (${error.code}).` : 'The result could not be read.'}{' '}
      Before you do it again, look in the <Link to="/operator/audit">audit log</Link>, which says what came of
      it.
    </Notice>
  );
}
