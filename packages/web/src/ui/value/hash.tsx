import { useEffect, useState } from 'react';
import { shorten } from '../../lib/format/shorten.ts';
import { Icon } from '../icon/icon.tsx';
import css from './hash.module.css';

/** How long "Copied" is shown, in ms. */
const saidForMs = 1600;

interface HashProps {
  readonly value: string;
  readonly name: string;
  /** Shown completely, not shortened in the middle. */
  readonly whole?: boolean;
}

/** A hash or an address, shortened in the middle; a press copies the whole value and says so. */
export function Hash({ value, name, whole = false }: HashProps) {
  const shown = whole ? value : shorten(value);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saidForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={css.hash}
      title={value}
      aria-label={`Copy ${name} ${shown}`}
      onClick={(event) => {
        event.stopPropagation();
        navigator.clipboard.writeText(value).then(() => setCopied(true));
      }}
    >
      <span>{copied ? 'Copied' : shown}</span>
      <span className={css.icon} aria-hidden="true">
        <Icon name={copied ? 'check' : 'copy'} size={14} />
      </span>
      <span className="unseen" role="status">
        {copied ? `${name} copied` : ''}
      </span>
    </button>
  );
}
