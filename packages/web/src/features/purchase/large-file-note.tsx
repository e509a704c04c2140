import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { Link } from 'react-router';
import { isLeftToBrowser } from '../../lib/purchase/download.ts';
import css from './purchase.module.css';

/** How to check a large file, which the browser saves without this page seeing its content; nothing for a small file. */
export function LargeFileNote({ sizeBytes }: { sizeBytes: number | undefined }) {
  if (!isLeftToBrowser(sizeBytes)) return null;
  return (
    <span className={css.about}>
      Your browser saves a file of {describeFileSize(sizeBytes)} by itself: once it has, compare its size,
      which is {sizeBytes.toLocaleString('en')} bytes. The <Link to="/proof">proof page</Link> checks all that
      is in it, on this device.
    </span>
  );
}
