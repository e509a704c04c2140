import type { AuditAction, AuditEntry } from '@cgdx/api/route/operator/audit.ts';
import { describeMoment } from '../../lib/format/date.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { LiveTable } from '../../ui/list/live-table.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { Chip, type Tone } from '../../ui/value/chip.tsx';
import css from './audit-log.module.css';
import { keyOfEntry, useAudit } from './list-audit.ts';
import { Target } from './target.tsx';

const actionWords: Readonly<Record<AuditAction, string>> = {
  'execution.redrive': 'Redrove an execution',
  'execution.stop': 'Stopped an execution',
  'dead-letter.replay': 'Replayed an event',
  'dead-letter.discard': 'Discarded an event',
  'review.accept': 'Accepted a contribution',
  'upload.recall': 'Recalled an upload',
  'upload.replace': 'Replaced uploads from before the offers',
  'review.refuse': 'Refused a contribution',
  'request.accept': 'Granted a request',
  'request.refuse': 'Declined a request',
  'key.make': 'Made an API key',
  'key.revoke': 'Revoked an API key',
  'webhook.register': 'Registered a webhook',
  'webhook.remove': 'Removed a webhook',
  'key.charge': 'Charged a saved card by an API key',
  'pool.add': 'Added a pool',
  'pool.set': 'Changed a pool',
  'pool.top-up': 'Funded a pool',
  'pool.withdraw': 'Withdrew from a pool',
  'pool.book': 'Booked a pool’s money',
  'payout.settled-by-hand': 'Settled a payout by hand',
  'purchase.refund': 'Refunded a purchase',
  'chain.reconcile': 'Reconciled with the chain',
  'chain.cut-back': 'Cut the tree back',
  'chain.refunded': 'Booked a refund on the chain',
  'chain.move': 'Moved the market',
};
const outcomes: Readonly<Record<AuditEntry['outcome'], { readonly word: string; readonly tone: Tone }>> = {
  asked: { word: 'Asked, end unknown', tone: 'warn' },
  done: { word: 'Done', tone: 'good' },
  refused: { word: 'Refused', tone: 'plain' },
  failed: { word: 'Failed', tone: 'fail' },
};

export const auditColumns: readonly Column<AuditEntry>[] = [
  { title: 'When', widthRem: 11, cell: ({ at }) => describeMoment(at) },
  {
    title: 'Who',
    widthRem: 11,
    grows: true,
    cell: ({ actor: { id, email, by } }) => (
      <span className={css.two}>
        <span>{email ?? id}</span>
        {by === 'command' && <span className={css.about}>by a command</span>}
      </span>
    ),
  },
  {
    title: 'What',
    widthRem: 12,
    grows: true,
    cell: ({ action, target }) => (
      <span className={css.two}>
        <span>{actionWords[action]}</span>
        <Target target={target} />
      </span>
    ),
  },
  { title: 'Why', widthRem: 14, grows: true, cell: ({ reason }) => reason },
  {
    title: 'Outcome',
    widthRem: 9.5,
    cell: ({ outcome, code, result }) => (
      <span className={css.two}>
        <Chip tone={outcomes[outcome].tone}>{outcomes[outcome].word}</Chip>
        {code && <span className={`${css.about} mono`}>{code}</span>}
        {result && <span className={css.about}>{result}</span>}
      </span>
    ),
  },
];

/** All actions of operators, with their reasons. */
export function AuditLog() {
  const list = useAudit();
  return (
    <LiveTable
      what="audit entries"
      list={list}
      columns={auditColumns}
      keyOf={keyOfEntry}
      empty={
        <Empty title="No operator has done anything yet.">Every action is kept here with its reason.</Empty>
      }
    />
  );
}
