import type { PurchaseRecord } from '@cgdx/api/route/operator/record.ts';
import type { ReactNode } from 'react';
import { sgd } from '../../lib/format/sgd.ts';
import { useParameter } from '../../lib/live/use-parameter.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { usePurchaseRecords } from './list-records.ts';
import { nameColumn, RecordList } from './record-list.tsx';

type State = PurchaseRecord['state'];
const states = [
  { value: 'submitted', title: 'Being verified' },
  { value: 'awaiting-payment', title: 'Not paid yet' },
  { value: 'paid', title: 'Paid' },
  { value: 'granted', title: 'Granted' },
  { value: 'to-refund', title: 'To be refunded' },
  { value: 'refunded', title: 'Refunded' },
  { value: 'refused', title: 'Refused' },
  { value: 'completed', title: 'Completed' },
] as const satisfies readonly { value: State; title: string }[];

export const purchaseColumns: readonly Column<PurchaseRecord>[] = [
  nameColumn('purchase', 'Purchase', ({ purchaseId }) => purchaseId),
  { title: 'By', widthRem: 4, cell: ({ rail }) => (rail === 'card' ? 'card' : 'wallet') },
  { title: 'Uploads', widthRem: 4, isNumber: true, cell: ({ uploads }) => uploads || undefined },
  { title: 'Paid', widthRem: 7, isNumber: true, cell: ({ captured }) => totalOf(captured) },
  {
    title: 'Stands',
    widthRem: 8,
    grows: true,
    cell: ({ isPaused, dispute, attempt }) => (
      <>
        {isPaused && <Chip tone="warn">Paused</Chip>} {dispute && <Chip tone="fail">Dispute {dispute}</Chip>}{' '}
        {attempt > 1 && `attempt ${attempt}`}
      </>
    ),
  },
];

/** Returns the total: a purchase is paid in one currency, whatever its pools. */
function totalOf(captured: PurchaseRecord['captured']): ReactNode {
  const total = captured.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (captured.length === 0) return undefined;
  return captured[0]?.currency === 'SGD' ? sgd(String(total)) : <Amount wei={total} />;
}

export function PurchaseRecords() {
  const [state, setState] = useParameter<State>('state', [
    'submitted',
    'awaiting-payment',
    'paid',
    'granted',
    'to-refund',
    'refunded',
    'refused',
    'completed',
  ]);
  const list = usePurchaseRecords(state);
  return (
    <RecordList
      what="purchases"
      states={states}
      state={state}
      onState={setState}
      list={list}
      columns={purchaseColumns}
    />
  );
}
