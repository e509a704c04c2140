import { Link } from 'react-router';
import { shorten } from '../../lib/format/shorten.ts';
import { executionAddress } from '../../lib/operator/address.ts';
import css from './audit-log.module.css';

/** A review carries the name of the execution that waits for it, so it links there. */
const workflowOf: Readonly<Record<string, string>> = {
  contribution: 'contribution',
  payout: 'payout',
  purchase: 'purchase',
  review: 'contribution',
};

/** The target of an action, as `contribution/3f…`; an execution links to its page. */
export function Target({ target }: { target: string }) {
  const [kind = '', name = ''] = target.split(/\/(.*)/s);
  const words = name ? `${kind}/${shorten(name)}` : kind;
  const workflow = workflowOf[kind];
  if (!name || !workflow)
    return (
      <span className={`${css.about} mono`} title={target}>
        {words}
      </span>
    );
  return (
    <Link className={`${css.link} mono`} to={executionAddress(workflow, name)} title={target}>
      {words}
    </Link>
  );
}
