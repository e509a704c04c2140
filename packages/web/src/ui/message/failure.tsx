import { explain } from '../../lib/api/api-error.ts';
import { Notice } from './notice.tsx';

/** Says why a person's action was not done. */
export const Failure = ({ error }: { error: unknown }) => (
  <Notice tone="fail" role="alert" title="This did not work.">
    {explain(error)}
  </Notice>
);
