import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { useMemo } from 'react';
import { describeTime } from '../../lib/format/date.ts';
import { shorten } from '../../lib/format/shorten.ts';
import { describeRecords, describeUpload } from '../../lib/upload/describe-upload.ts';
import { type Column, DataTable, type Selection } from '../../ui/list/data-table.tsx';
import type { More } from '../../ui/list/load-more.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import type { Order } from './choice.ts';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';
import { describeCounts, describeLanguages, missingIn } from './upload-detail.ts';

interface UploadTableProps {
  readonly uploads: readonly PoolUpload[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (uploads: readonly PoolUpload[], to: boolean) => void;
  readonly onLookInside: (upload: PoolUpload) => void;
  /** Loads more uploads; undefined if there are no more. */
  readonly more: More | undefined;
}

const yoursWords: Record<NonNullable<PoolUpload['yours']>, string> = {
  contributed: 'You contributed it',
  bought: 'You have it',
};

const keyOf = ({ uploadHash }: PoolUpload): string => uploadHash;
const isPossible = ({ yours }: PoolUpload): boolean => yours === undefined;
const nameOf = (upload: PoolUpload): string =>
  `${describeUpload(upload)}, ${shorten(hexOfHash(upload.uploadHash))}`;

/** A pool's uploads: the content, quality and price of each. Uploads that the person contributed or bought cannot be selected. */
export function UploadTable({
  uploads,
  order,
  onOrder,
  chosen,
  onChoose,
  onLookInside,
  more,
}: UploadTableProps) {
  const columns = useMemo(() => columnsWith(order, onOrder, onLookInside), [order, onOrder, onLookInside]);
  const selection = useMemo((): Selection<PoolUpload> => {
    const choose = (keys: readonly string[], to: boolean) => {
      const named = new Set(keys);
      onChoose(
        uploads.filter(({ uploadHash }) => named.has(uploadHash)),
        to,
      );
    };
    return { chosen, isPossible, nameOf, choose };
  }, [uploads, chosen, onChoose]);
  return <DataTable what="uploads" rows={uploads} {...{ columns, keyOf, selection, more }} />;
}

function columnsWith(
  order: Order,
  onOrder: (order: Order) => void,
  onLookInside: (upload: PoolUpload) => void,
): readonly Column<PoolUpload>[] {
  const sorted = (state: 'ascending' | 'descending', by: Order, otherwise: Order = 'newest') => ({
    state: order === by ? state : ('none' as const),
    onPress: () => onOrder(order === by ? otherwise : by),
  });
  return [
    {
      title: 'Period',
      widthRem: 8.5,
      cell: ({ firstDay, lastDay, dataPoolId }) =>
        firstDay && lastDay ? `${firstDay.slice(0, 7)} to ${lastDay.slice(0, 7)}` : missingIn(dataPoolId),
    },
    {
      title: 'Records',
      widthRem: 10,
      grows: true,
      sort: sorted('descending', 'largest'),
      cell: ({ kinds, records }) =>
        kinds ? describeCounts(kinds) : records === undefined ? 'unknown' : describeRecords(records),
    },
    {
      title: 'Columns',
      widthRem: 4.5,
      cell: ({ columns }) => (columns ? `${columns.filled} of ${columns.of}` : 'unknown'),
    },
    {
      title: 'Languages',
      widthRem: 6,
      cell: describeLanguages,
    },
    {
      title: 'Quality',
      widthRem: 5.5,
      sort: sorted('descending', 'best'),
      cell: ({ dataQualityScore }) => <Quality score={dataQualityScore} />,
    },
    {
      title: 'Price',
      widthRem: 5.5,
      sort: sorted('ascending', 'cheapest'),
      cell: ({ price }) => <Amount wei={weiOfCgdx(price)} />,
    },
    {
      title: 'Uploaded',
      widthRem: 9,
      sort: { ...sorted('ascending', 'oldest'), ...(order === 'newest' && { state: 'descending' as const }) },
      cell: ({ timestamp }) => describeTime(timestamp),
    },
    {
      title: 'Upload',
      widthRem: 8,
      cell: (upload) => (
        <span className={css.foot}>
          <UploadHash value={upload.uploadHash} />
          {upload.yours && <Chip>{yoursWords[upload.yours]}</Chip>}
          <button type="button" className={css.inside} onClick={() => onLookInside(upload)}>
            Look inside
          </button>
        </span>
      ),
    },
  ];
}

function Quality({ score }: { score: number }) {
  return (
    <span className={css.quality}>
      <span className={css.bar} aria-hidden="true">
        <span className={css.fill} style={{ width: `${score * 10}%` }} />
      </span>
      <span>
        <span className="mono">{score}</span> out of 10
      </span>
    </span>
  );
}
