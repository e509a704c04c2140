import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { exportLanguage } from '../../lib/format/language-name.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { proofPath } from '../../lib/proof/proof-path.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { ProfileTable } from '../../ui/value/profile-table.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import { type Preview, usePreview } from './dataset-preview.ts';
import { InsideTable } from './inside-table.tsx';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';
import { describeCounts, missingIn } from './upload-detail.ts';

interface PreviewDialogProps {
  /** Undefined while the dialog is closed. */
  readonly upload: PoolUpload | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (upload: PoolUpload) => void;
  readonly onClose: () => void;
}

/** Describes a dataset before it is bought. */
export function PreviewDialog({ upload, chosen, onToggle, onClose }: PreviewDialogProps) {
  const shown = useRetained(upload);
  return (
    <Dialog open={upload !== undefined} title="Inside this upload" width="widest" onClose={onClose}>
      {shown && (
        <Content upload={shown} isChosen={chosen.has(shown.uploadHash)} onToggle={() => onToggle(shown)} />
      )}
    </Dialog>
  );
}

interface ContentProps {
  readonly upload: PoolUpload;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Content({ upload: { uploadHash, price, dataPoolId, yours }, isChosen, onToggle }: ContentProps) {
  const preview = usePreview(uploadHash);
  const { data, error } = preview;
  return (
    <div className={css.preview}>
      <div className={css.offer}>
        <p className={css.subject}>
          <UploadHash value={uploadHash} />{' '}
          <a href={proofPath(uploadHash)} target="_blank" rel="noopener">
            Check its proof
          </a>
        </p>
        <span className={css.price}>
          <Amount wei={weiOfCgdx(price)} />
        </span>
        {!yours && (
          <Button look={isChosen ? 'secondary' : 'primary'} size="small" onClick={onToggle}>
            {isChosen ? 'Remove' : 'Add'}
          </Button>
        )}
      </div>
      {data && <Facts preview={data} dataPoolId={dataPoolId} />}
      {!data && error && <LoadFailure what="This upload" query={preview} />}
      {!data && !error && <Skeleton height={16} />}
    </div>
  );
}

function Facts({ preview, dataPoolId }: { preview: Preview; dataPoolId: PoolId }) {
  const { records, period, replaced, sizeBytes, profile, invented, language, schema } = preview;
  const replacedInAll = Object.values(replaced).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <dl className={css.facts}>
        <Fact name="Records" value={describeCounts(records)} />
        <Fact
          name="Period"
          value={
            period.firstDay === null && period.lastDay === null
              ? missingIn(dataPoolId)
              : `${period.firstDay ?? 'unknown'} to ${period.lastDay ?? 'unknown'}`
          }
        />
        <Fact name="Language of the platform" value={exportLanguage(language)} />
        <Fact name="Size" value={describeFileSize(sizeBytes)} />
        <Fact
          name="Personal information"
          value={
            replacedInAll === 0
              ? 'none was found in free text'
              : `${replacedInAll.toLocaleString('en')} pieces were replaced in free text`
          }
        />
      </dl>
      <InsideTable schema={schema} invented={invented} />
      {profile.length > 0 && (
        <section aria-label="Profile">
          <h3 className={css.subtitle}>What it is about</h3>
          <ProfileTable rows={profile} />
        </section>
      )}
      {invented.some((row) => !isRecord(row)) && <Invented records={invented} />}
    </>
  );
}

/** Returns whether a row is a record, which the table of its kind shows. */
const isRecord = (row: unknown): boolean => typeof row === 'object' && row !== null && 'kind' in row;

/** Invented rows of a profile, which have more than one value in a column. */
function Invented({ records }: { records: readonly unknown[] }) {
  return (
    <>
      <h3 className={css.subtitle}>The shape of its rows, with invented values</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre className={css.sample} tabIndex={0}>
        {records.map((record) => JSON.stringify(record)).join('\n')}
      </pre>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
