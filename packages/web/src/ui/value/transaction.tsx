import { useConfig } from '../../lib/config/config.ts';
import { AnyLink } from '../control/any-link.tsx';
import { Hash } from './hash.tsx';
import css from './transaction.module.css';

/** A transaction of the chain: its hash, and the explorer's page of it if this stage names an explorer. */
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
