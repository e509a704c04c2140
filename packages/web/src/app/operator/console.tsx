import { type ComponentType, useEffect, useRef } from 'react';
import { NavLink, Route, Routes, useLocation } from 'react-router';
import { weighedBy } from '../../features/attention/attention.ts';
import { AttentionList, weightTones } from '../../features/attention/attention-list.tsx';
import { useAttention } from '../../features/attention/use-attention.ts';
import { AuditLog } from '../../features/audit/audit-log.tsx';
import { ChainLaneView } from '../../features/chain-lane/chain-lane.tsx';
import { DeadLetters } from '../../features/dead-letter/dead-letters.tsx';
import { Executions } from '../../features/execution/executions.tsx';
import { Balances } from '../../features/ledger-balance/balances.tsx';
import { OperatedPools } from '../../features/operated-pool/operated-pools.tsx';
import { ContributionRecords } from '../../features/record/contribution-records.tsx';
import { PayoutRecords } from '../../features/record/payout-records.tsx';
import { PurchaseRecords } from '../../features/record/purchase-records.tsx';
import { ReviewList } from '../../features/review/review-list.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './console.module.css';
import { ExecutionPage } from './execution-page.tsx';
import { NotFoundPart } from './not-found-part.tsx';
import { Part } from './part.tsx';

interface Place {
  readonly path: string;
  readonly title: string;
  readonly Shown: ComponentType;
}

const places: readonly Place[] = [
  { path: 'executions', title: 'Executions', Shown: Executions },
  { path: 'dead-letters', title: 'Dead letters', Shown: DeadLetters },
  { path: 'reviews', title: 'Reviews', Shown: ReviewList },
  { path: 'contributions', title: 'Contributions', Shown: ContributionRecords },
  { path: 'payouts', title: 'Payouts', Shown: PayoutRecords },
  { path: 'purchases', title: 'Purchases', Shown: PurchaseRecords },
  { path: 'chain', title: 'Chain', Shown: ChainLaneView },
  { path: 'ledger', title: 'Ledger', Shown: Balances },
  { path: 'pools', title: 'Pools', Shown: OperatedPools },
  { path: 'audit', title: 'Audit log', Shown: AuditLog },
];

const needsYou = 'Needs you now';

/** The operators' pages, in a chunk that is loaded for operators alone. */
export default function Console() {
  return (
    <div className={`page ${css.console}`}>
      <Places />
      <Routes>
        <Route index element={<Page title={needsYou} Shown={AttentionList} />} />
        <Route path="executions/:workflow/:executionId" element={<ExecutionPage />} />
        {places.map(({ path, ...place }) => (
          <Route key={path} path={path} element={<Page {...place} />} />
        ))}
        <Route path="*" element={<NotFoundPart />} />
      </Routes>
    </div>
  );
}

function Places() {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { data } = useAttention();
  const weighed = weighedBy(data?.needs ?? []);
  // Scrolls to the current entry: on a phone the list is wider than the screen, and grows when its counts arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has another current entry, and counts move the entries
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    list.current?.scrollTo({ left: (current?.offsetLeft ?? 0) - list.current.offsetLeft });
  }, [pathname, weighed.size]);
  return (
    <nav ref={list} className={css.places} aria-label="Console">
      <NavLink to="/operator" end className={css.place ?? ''}>
        {needsYou}
      </NavLink>
      {places.map(({ path, title }) => {
        const need = weighed.get(path);
        const count = need && `${need.count}${need.isMore ? '+' : ''}`;
        return (
          <NavLink
            key={path}
            to={`/operator/${path}`}
            className={css.place ?? ''}
            // A label, since visually hidden text would widen a phone’s page. It begins with the visible text (WCAG 2.5.3).
            aria-label={count && `${title} ${count} need you`}
          >
            {title} {need && <Chip tone={weightTones[need.weight]}>{count}</Chip>}
          </NavLink>
        );
      })}
    </nav>
  );
}

const Page = ({ title, Shown }: Omit<Place, 'path'>) => (
  <Part title={title}>
    <Shown />
  </Part>
);
