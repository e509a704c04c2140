import { explain } from '../../lib/api/api-error.ts';
import { Notice } from './notice.tsx';

/** Says that the newest state of something that goes on by itself could not be read. */
export function ProgressFailure({ what, error }: { what: string; error: unknown }) {
  return (
    <Notice tone="warn" role="alert" title="The progress cannot be read just now.">
      {explain(error)} {what} goes on all the same, and we keep asking.
    </Notice>
  );
}
