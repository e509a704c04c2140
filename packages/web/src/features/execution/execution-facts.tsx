import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import { Link } from 'react-router';
import { describeMoment } from '../../lib/format/date.ts';
import { describeDuration } from '../../lib/format/duration.ts';
import { searchAddress, searchable } from '../../lib/operator/address.ts';
import { type Fact, Facts } from '../../ui/value/facts.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { ShortValue } from '../../ui/value/reference-list.tsx';
import css from './execution.module.css';
import { stateWords } from './graph/layout.ts';

/** The subject of an execution, with links to all other executions of the same subject or person. */
export function ExecutionFacts({ execution }: { execution: ExecutionDetail }) {
  const { executionId, workflow, startedAt, endedAt, redrives, redrivenAt, error, about } = execution;
  const took = (endedAt === undefined ? Date.now() : Date.parse(endedAt)) - Date.parse(startedAt);
  const facts: Fact[] = [
    { name: 'Execution', value: <Hash value={executionId} name="execution" /> },
    { name: 'Workflow', value: workflow },
    { name: 'Began', value: describeMoment(startedAt) },
    ...(endedAt === undefined ? [] : [{ name: 'Ended', value: describeMoment(endedAt) }]),
    {
      name: endedAt === undefined ? 'Takes so far' : 'Took',
      value: describeDuration(Math.max(0, took)),
    },
    ...(redrives === 0
      ? []
      : [
          {
            name: 'Redriven',
            value: `${redrives === 1 ? 'once' : `${redrives} times`}${redrivenAt ? `, last ${describeMoment(redrivenAt)}` : ''}`,
          },
        ]),
    ...(error === undefined ? [] : [{ name: 'Error', value: <span className="mono">{error}</span> }]),
    ...about.map(({ name, value }, at) => ({
      name:
        about.findIndex((one) => one.name === name) === at
          ? stateWords(name)
          : `${stateWords(name)} (${at + 1})`,
      value: <ReferenceValue name={name} value={value} />,
    })),
  ];
  return <Facts facts={facts} />;
}

function ReferenceValue({ name, value }: { name: string; value: string }) {
  const by = searchable.find((one) => one === name);
  return (
    <span className={css.reference}>
      <ShortValue name={name} value={value} />
      {by && (
        <Link className={css.link} to={searchAddress(by, value)}>
          {by === 'userHash' ? 'Everything of this person' : 'Its executions'}
        </Link>
      )}
    </span>
  );
}
