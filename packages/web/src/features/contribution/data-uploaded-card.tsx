import { describeFileSize } from '../../lib/format/file-size.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import css from './contribution.module.css';

interface DataUploadedCardProps {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly poolName: string;
}

export function DataUploadedCard({ fileName, sizeBytes, poolName }: DataUploadedCardProps) {
  return (
    <Card title="Data uploaded" aside={<Chip tone="good">Received</Chip>}>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>File</dt>
          <dd>{fileName}</dd>
        </div>
        <div className={css.fact}>
          <dt>Size</dt>
          <dd>
            {sizeBytes.toLocaleString('en')} bytes
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
