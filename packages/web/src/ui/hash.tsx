import { useEffect, useState } from 'react';
import { shorten } from '../lib/format/shorten.ts';
import css from './hash.module.css';
import { Icon } from './icon.tsx';

/** How long "Copied" is shown. */
const saidForMs = 1600;

/** A hash or an address, shortened in the middle; a press copies all of it and says so. */
export function Hash({ value, name }: { value: string; name: string }) {
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
      aria-label={`Copy ${name} ${shorten(value)}`}
      onClick={(event) => {
        event.stopPropagation();
        navigator.clipboard.writeText(value).then(() => setCopied(true));
      }}
    >
      <span>{copied ? 'Copied' : shorten(value)}</span>
      <span className={css.icon} aria-hidden="true">
        <Icon name={copied ? 'check' : 'copy'} size={14} />
      </span>
      <span className="unseen" role="status">
        {copied ? `${name} copied` : ''}
      </span>
    </button>
  );
}
