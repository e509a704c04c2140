import { useMemo } from 'react';
import { ChoiceChips } from '../../ui/control/choice-chips.tsx';
import { Tabs } from '../../ui/control/tabs.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { useCounts } from './count-executions.ts';
import css from './execution.module.css';
import { ExecutionList } from './execution-list.tsx';
import { statusWords } from './execution-status.tsx';
import { stateWords } from './graph/layout.ts';
import { WorkflowCard } from './graph/workflow-card.tsx';
import { keyOfSearch, type Search, statuses, type workflowIds } from './search.ts';
import { SearchBar } from './search-bar.tsx';
import { useSearch } from './use-search.ts';

const workflowTabs = [
  { key: 'contribution', title: 'Contributions' },
  { key: 'payout', title: 'Payouts' },
  { key: 'purchase', title: 'Purchases' },
] as const satisfies readonly { key: (typeof workflowIds)[number]; title: string }[];

/** Executions by workflow, status and state, beside the drawing of the workflow; or all executions of one subject or person. */
export function Executions() {
  const [search, setSearch] = useSearch();
  return (
    <div className={css.executions}>
      <SearchBar search={search} onSearch={setSearch} />
      {search.text === '' ? (
        <Tabs
          label="Workflow"
          tabs={workflowTabs}
          selected={search.workflow}
          onSelect={(workflow) => setSearch({ workflow, state: '', cause: '' })}
        >
          <ByWorkflow search={search} onSearch={setSearch} />
        </Tabs>
      ) : (
        <ExecutionList key={keyOfSearch(search)} search={search} onSearch={setSearch} />
      )}
    </div>
  );
}

interface ByWorkflowProps {
  readonly search: Search;
  readonly onSearch: (some: Partial<Search>) => void;
}

function ByWorkflow({ search, onSearch }: ByWorkflowProps) {
  const counts = useCounts(search.workflow);
  const atStates = useMemo(() => {
    if (!counts.data) return undefined;
    return new Map(counts.data.states.map((one) => [one.state, one]));
  }, [counts.data]);
  const choose = (state: string) => onSearch({ state: state === search.state ? '' : state });
  return (
    <div className={css.wide}>
      <div className={css.listed}>
        <ChoiceChips
          label="Status"
          chosen={search.status}
          onChoose={(status) => onSearch({ status })}
          choices={[
            { value: '', title: 'All' },
            ...statuses.map((value) => ({
              value,
              title: statusWords[value],
              count: counts.data?.statuses.find(({ state }) => state === value),
            })),
          ]}
        />
        {counts.error != null && <LoadFailure query={counts} />}
        {search.state && <AtState search={search} onSearch={onSearch} />}
        <ExecutionList key={keyOfSearch(search)} search={search} onSearch={onSearch} />
      </div>
      <WorkflowCard
        workflow={search.workflow}
        counts={atStates}
        chosen={search.state || undefined}
        onChoose={choose}
      />
    </div>
  );
}

function AtState({ search, onSearch }: ByWorkflowProps) {
  return (
    <p className={css.chosen}>
      <span>
        Only those that are at <strong>{stateWords(search.state)}</strong>, or stopped there.
      </span>
      <button type="button" className={css.clear} onClick={() => onSearch({ state: '' })}>
        Show all states
      </button>
    </p>
  );
}
