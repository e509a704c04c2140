import { explain } from '../../lib/api/api-error.ts';
import { Notice } from './notice.tsx';

/** Says that the newest state of something that continues by itself could not be read. */
export function ProgressFailure({ what, error }: { what: string; error: unknown }) {
  return (
    <Notice tone="warn" role="alert" title="The progress cannot be read just now.">
      {explain(error)} {what} continues all the same, and we keep trying to read it.
    </Notice>
  );
}
