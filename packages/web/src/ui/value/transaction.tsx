import { useConfig } from '../../lib/config/config.ts';
import { AnyLink } from '../control/any-link.tsx';
import { Hash } from './hash.tsx';
import css from './transaction.module.css';

/** A transaction's hash, with a link to the explorer if this stage has one configured. */
export function Transaction({ hash }: { hash: string }) {
  const { explorerUrl } = useConfig();
  return (
    <span className={css.transaction}>
      <Hash value={hash} name="transaction" />
      {explorerUrl && (
        <AnyLink to={`${explorerUrl.replace(/\/$/, '')}/tx/${hash}`} className={css.link}>
          Explorer
        </AnyLink>
      )}
    </span>
  );
}
