import { Notice } from '../../../ui/message/notice.tsx';
import { UploadHash } from '../../../ui/value/upload-hash.tsx';
import css from './archive.module.css';
import type { ArchiveCheck } from './use-archive-check.ts';

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

/** Shows the result of a check; if the check failed, which file is wrong and what that means. */
export function ArchiveVerdict({ check }: { check: ArchiveCheck }) {
  if (check.kind === 'none' || check.kind === 'checking') return null;
  if (check.kind === 'failed') {
    const { fileName, reason, advice } = check;
    return (
      <Notice
        tone="fail"
        role="alert"
        title={advice === undefined ? `${fileName} was not checked.` : `${fileName} is not correct.`}
      >
        {reason} {advice}
      </Notice>
    );
  }
  const { archive, fault, fileName } = check;
  const { files, derived, uploads } = archive;
  const made =
    derived > 0 &&
    ` ${counted(derived, 'Parquet file')} ${derived === 1 ? 'was' : 'were'} made again with the same result.`;
  if (fault?.state === 'broken') {
    return (
      <Notice tone="fail" role="alert" title={`${fileName} is complete, but the chain does not confirm it.`}>
        It fails at “{fault.title}”: {fault.text} Please tell us.
      </Notice>
    );
  }
  return (
    <div className={css.verdict}>
      {fault ? (
        <Notice tone="warn" role="status" title={`${fileName} is correct; the chain was not asked.`}>
          {fault.text}
        </Notice>
      ) : (
        <Notice tone="good" role="status" title={`Everything in ${fileName} is correct.`}>
          {counted(files, 'file')} compared with their checksums.{made} {counted(uploads.length, 'upload')}{' '}
          {uploads.length === 1 ? 'has the hash of its certificate' : 'have the hashes of their certificates'}
          , and the chain had every root.
        </Notice>
      )}
      <ul className={css.uploads}>
        {uploads.map(({ uploadHash, dataPoolId, quality }) => (
          <li key={uploadHash}>
            <UploadHash value={uploadHash} />
            <span className={css.text}>
              {dataPoolId}, quality {quality} out of 10
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
