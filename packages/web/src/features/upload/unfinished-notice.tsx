import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { findUnfinished, type Place } from './unfinished.ts';

/** Says which files to choose again, if an upload was not finished. */
export function UnfinishedNotice({ place }: { place: Place }) {
  const before = findUnfinished(localStorage, place);
  if (!before) return null;
  const bytes = before.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return (
    <Notice tone="warn" role="status" title="An upload was not finished.">
      Choose {listNames(before.files.map(({ fileName }) => fileName))} ({describeFileSize(bytes)}) again: what
      was sent is kept, and it goes on from there. If you had left something out, leave out the same.
    </Notice>
  );
}
