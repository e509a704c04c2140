import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { type Contribution, stepNames } from '@cgdx/core/contribution/contribution.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { Link } from 'react-router';
import { describeTime } from '../../lib/format/date.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import { EmptyLine, LineSkeleton } from '../../ui/message/empty-line.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './history.module.css';
import { useContributions } from './list-contributions.ts';

/** All contributions of the person; each line links to its timeline. */
export function History() {
  const query = useContributions();
  const { data, error } = query;
  return (
    <Card title="Your contributions">
      {data?.length === 0 && (
        <EmptyLine
          title="You have not contributed yet."
          actions={<LinkButton to="/datapool?role=contribute">Contribute Data</LinkButton>}
        >
          What you send appears here, with the state of every step.
        </EmptyLine>
      )}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((contribution) => (
            <Line key={contribution.contributionId} contribution={contribution} />
          ))}
        </ul>
      )}
      {!data && !error && <LineSkeleton withActions />}
      {!data && error && <LoadFailure what="Your contributions" query={query} />}
    </Card>
  );
}

function Line({ contribution }: { contribution: Contribution }) {
  const { contributionId, dataPoolId, fileName, parts, sizeBytes, createdAt } = contribution;
  const poolId = parsePoolId(dataPoolId);
  return (
    <li>
      <Link className={css.line} to={`/datapool/contribute/${dataPoolId}?contribution=${contributionId}`}>
        {poolId && <PoolMark poolId={poolId} />}
        <span className={css.what}>
          <span className={css.file}>
            {fileName}
            {parts && ` and ${parts.length - 1} more`}
          </span>
          <span className={css.when}>
            {describeTime(createdAt)} · {describeFileSize(sizeBytes)}
          </span>
        </span>
        <State contribution={contribution} />
      </Link>
    </li>
  );
}

function State({ contribution }: { contribution: Contribution }) {
  const { state, steps, quality } = contribution;
  switch (state) {
    case 'running': {
      const done = stepNames.filter((name) => steps[name].state === 'done').length;
      return (
        <Chip>
          Step {Math.min(done + 1, stepNames.length)} of {stepNames.length}
        </Chip>
      );
    }
    case 'completed':
      return <Chip tone="good">Score {quality?.score ?? 0}</Chip>;
    case 'rejected':
      return <Chip tone="fail">Refused</Chip>;
    case 'failed':
      return <Chip tone="warn">Stopped</Chip>;
    default:
      return state satisfies never;
  }
}
