import type { PayoutRecord } from '@cgdx/api/route/operator/record.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { useParameter } from '../../lib/live/use-parameter.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Transaction } from '../../ui/value/transaction.tsx';
import { usePayoutRecords } from './list-records.ts';
import { nameColumn, RecordList } from './record-list.tsx';

type State = PayoutRecord['state'];
const states = [
  { value: 'paying', title: 'Being paid' },
  { value: 'requested', title: 'Requested' },
  { value: 'failed', title: 'Paused by a failure' },
  { value: 'refused', title: 'Refused' },
  { value: 'settled', title: 'Settled' },
] as const satisfies readonly { value: State; title: string }[];

export const payoutColumns: readonly Column<PayoutRecord>[] = [
  nameColumn('payout', 'Payout', ({ payoutId }) => payoutId),
  { title: 'To', widthRem: 4, cell: ({ rail }) => (rail === 'bank' ? 'bank' : 'wallet') },
  { title: 'Pool', widthRem: 6, cell: ({ dataPoolId }) => poolName(dataPoolId) },
  {
    title: 'Amount',
    widthRem: 7,
    isNumber: true,
    cell: ({ amountWei, amountCents }) =>
      amountCents === undefined ? <Amount wei={BigInt(amountWei)} /> : sgd(amountCents),
  },
  {
    title: 'Paid with',
    widthRem: 9,
    grows: true,
    cell: ({ transactionHash, transferId }) =>
      transferId ? (
        <span className="mono">{transferId}</span>
      ) : (
        transactionHash && <Transaction hash={transactionHash} />
      ),
  },
];

export function PayoutRecords() {
  const [state, setState] = useParameter<State>('state', [
    'paying',
    'requested',
    'failed',
    'refused',
    'settled',
  ]);
  const list = usePayoutRecords(state);
  return (
    <RecordList
      what="payouts"
      states={states}
      state={state}
      onState={setState}
      list={list}
      columns={payoutColumns}
    />
  );
}
