import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { Link } from 'react-router';
import { isLeftToBrowser } from '../../lib/purchase/download.ts';
import css from './purchase.module.css';

/** What a person can compare, since this page does not see a large file as it is saved; nothing for others. */
export function LargeFileNote({ sizeBytes }: { sizeBytes: number | undefined }) {
  if (!isLeftToBrowser(sizeBytes)) return null;
  return (
    <span className={css.about}>
      Your browser saves a file of {describeFileSize(sizeBytes)} by itself: once it has, compare its size,
      which is {sizeBytes.toLocaleString('en')} bytes. The <Link to="/proof">proof page</Link> checks by its
      hash that an upload in it is on the register. Whoever has this market’s program can check all that is in
      the file: <code>npm run purchase -- verify data.zip</code>.
    </span>
  );
}
