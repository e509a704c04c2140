import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FileName } from '../../ui/value/file-name.tsx';
import { totalSize } from './chosen.ts';
import type { Chosen } from './look/look-message.ts';
import css from './upload.module.css';

interface PartListProps {
  readonly files: readonly Chosen[];
  readonly disabled: boolean;
  readonly onRemove: (name: string) => void;
}

/** Lists the files to send, each with its size and a button to remove it. */
export function PartList({ files, disabled, onRemove }: PartListProps) {
  return (
    <div className={css.parts}>
      <ul aria-label="Files to send">
        {files.map((file) => (
          <li key={file.name} className={css.part}>
            <span className={css.partIcon}>
              <Icon name={file.kind === 'file' ? 'file' : 'layers'} />
            </span>
            <span className={css.partText}>
              <span className={css.partName}>
                <FileName name={file.name} />
              </span>
              <span className={`${css.partSize} mono`}>
                {file.kind === 'folder' && `${file.files.length.toLocaleString('en')} files, `}
                {describeFileSize(file.size)}
              </span>
            </span>
            {!disabled && (
              <Button
                look="quiet"
                size="small"
                aria-label={`Remove ${file.name}`}
                onClick={() => onRemove(file.name)}
              >
                <Icon name="cross" size={16} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <p className={css.partsTotal}>
          {files.length} parts of one export,{' '}
          <span className="mono">{describeFileSize(totalSize(files))}</span> together
        </p>
      )}
    </div>
  );
}
