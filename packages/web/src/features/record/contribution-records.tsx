import type { ContributionRecord } from '@cgdx/api/route/operator/record.ts';
import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { stepTitles } from '@cgdx/core/contribution/contribution.ts';
import { parsePoolId, poolName } from '@cgdx/core/pool/pool.ts';
import { useParameter } from '../../lib/live/use-parameter.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { useContributionRecords } from './list-records.ts';
import { nameColumn, RecordList } from './record-list.tsx';

type State = ContributionRecord['state'];
const states = [
  { value: 'running', title: 'Running' },
  { value: 'failed', title: 'Failed' },
  { value: 'rejected', title: 'Refused' },
  { value: 'completed', title: 'Completed' },
] as const satisfies readonly { value: State; title: string }[];

export const contributionColumns: readonly Column<ContributionRecord>[] = [
  nameColumn('contribution', 'Contribution', ({ contributionId }) => contributionId),
  {
    title: 'Pool, size',
    widthRem: 6,
    cell: ({ dataPoolId, sizeBytes }) => {
      const known = parsePoolId(dataPoolId);
      return (
        <>
          {known ? poolName(known) : dataPoolId} <small>{describeFileSize(sizeBytes)}</small>
        </>
      );
    },
  },
  { title: 'Step', widthRem: 10.5, grows: true, cell: ({ step }) => (step ? stepTitles[step] : undefined) },
  { title: 'Score', widthRem: 3, isNumber: true, cell: ({ quality }) => quality },
  {
    title: 'Alone',
    widthRem: 4,
    isNumber: true,
    cell: ({ meter }) => (meter === undefined ? undefined : aloneWord(meter)),
  },
  {
    title: 'Reward',
    widthRem: 6,
    isNumber: true,
    cell: ({ rewardWei }) => (rewardWei ? <Amount wei={BigInt(rewardWei)} /> : undefined),
  },
];

/** Returns the share of all pairs of the export's records that no other contributor has. */
const aloneWord = ({ isKnown, taken }: NonNullable<ContributionRecord['meter']>): string => {
  const pairs = taken.find(({ records }) => records === 2);
  return isKnown && pairs ? `${Math.round(100 * pairs.alone)} %` : 'not known';
};

export function ContributionRecords() {
  const [state, setState] = useParameter<State>('state', ['running', 'failed', 'rejected', 'completed']);
  const list = useContributionRecords(state);
  return (
    <RecordList
      what="contributions"
      states={states}
      state={state}
      onState={setState}
      list={list}
      columns={contributionColumns}
    />
  );
}
