import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { kindWord } from '../../lib/format/kind-word.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { proofPath } from '../../lib/proof/upload-hash.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { ProfileTable } from '../../ui/value/profile-table.tsx';
import { type Preview, usePreview } from './dataset-preview.ts';
import { DictionaryTable } from './dictionary-table.tsx';
import css from './market.module.css';

interface PreviewDialogProps {
  /** base64; undefined if nothing is to be shown. */
  readonly uploadHash: string | undefined;
  readonly onClose: () => void;
}

/** What a dataset holds, before it is bought. */
export function PreviewDialog({ uploadHash, onClose }: PreviewDialogProps) {
  const shown = useRetained(uploadHash);
  return (
    <Dialog open={uploadHash !== undefined} title="Inside this upload" width="wide" onClose={onClose}>
      {shown && <Content uploadHash={shown} />}
    </Dialog>
  );
}

function Content({ uploadHash }: { uploadHash: string }) {
  const preview = usePreview(uploadHash);
  const { data, error } = preview;
  return (
    <div className={css.preview}>
      <p className={css.subject}>
        <Hash value={uploadHash} name="upload hash" />{' '}
        <a href={proofPath(uploadHash)} target="_blank" rel="noopener">
          Check its proof
        </a>
      </p>
      {data && <Facts preview={data} />}
      {!data && error && <LoadFailure what="This upload" query={preview} />}
      {!data && !error && <Skeleton height={16} />}
    </div>
  );
}

function Facts({ preview }: { preview: Preview }) {
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
              ? 'not told'
              : `${period.firstDay ?? 'unknown'} to ${period.lastDay ?? 'unknown'}`
          }
        />
        <Fact name="Language of the platform" value={languageName(language)} />
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
      <DictionaryTable schema={schema} />
      {profile.length > 0 && (
        <section aria-label="Profile">
          <h3 className={css.subtitle}>What it is about</h3>
          <ProfileTable rows={profile} />
        </section>
      )}
      {invented.length > 0 && <Invented records={invented} />}
    </>
  );
}

/** No record of a dataset is seen before it is bought. */
function Invented({ records }: { records: readonly unknown[] }) {
  return (
    <>
      <h3 className={css.subtitle}>The shape of its records, with invented values</h3>
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

export const describeCounts = (records: Readonly<Record<string, number>>): string =>
  Object.entries(records)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${count.toLocaleString('en')} ${kindWord(kind, count)}`)
    .join(', ');

/** @param code BCP 47; `und` if it is not known */
function languageName(code: string): string {
  if (code === 'und') return 'not known';
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
