import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { dataUploaded } from '@cgdx/core/specification/word.ts';
import { Card } from '../../ui/surface/card.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { FileName } from '../../ui/value/file-name.tsx';
import css from './contribution.module.css';

interface DataUploadedCardProps {
  /** One file, or the parts of a split export. */
  readonly files: readonly { readonly fileName: string; readonly sizeBytes: number }[];
  readonly poolName: string;
}

export function DataUploadedCard({ files, poolName }: DataUploadedCardProps) {
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  return (
    <Card title={dataUploaded} aside={<Chip tone="good">Received</Chip>}>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{files.length === 1 ? 'File' : `${files.length} parts`}</dt>
          <dd>
            {files.map(({ fileName }) => (
              <span key={fileName} className={css.fileName}>
                <FileName name={fileName} />
              </span>
            ))}
          </dd>
        </div>
        <div className={css.fact}>
          <dt>Size</dt>
          <dd>
            <span className={css.together}>{sizeBytes.toLocaleString('en')} bytes</span>
            {sizeBytes >= 1024 && <span className={css.together}> ({describeFileSize(sizeBytes)})</span>}
          </dd>
        </div>
        <div className={css.fact}>
          <dt>Data pool</dt>
          <dd>{poolName}</dd>
        </div>
      </dl>
    </Card>
  );
}
