/** The flags of `npm run operate`. */
import { parseArgs } from 'node:util';
import { workflow } from '@cgdx/api/route/operator/field.ts';
import { readAccount, readFlags } from '../../ground/terminal/flag.ts';
import {
  type Action,
  type ActionName,
  actionNames,
  actionOf,
  type Filter,
  filters,
  isChange,
} from '../operator-view/action.ts';
import { choiceLines, wrongChoice } from './choice.ts';

export interface OperateFlags {
  readonly action: ActionName;
  /** The arguments after the action, as many as it takes. */
  readonly named: readonly string[];
  readonly query: Readonly<Partial<Record<Filter, string>>>;
  readonly reason: string | undefined;
  /** Has `recheck` recall the uploads that it finds. */
  readonly confirm: boolean;
  readonly json: boolean;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** The path of another stack's endpoints.json. */
  readonly stack: string | undefined;
}

const width = Math.max(...actionNames.map((name) => name.length));
const placeholderOf = {
  executions: 'W/ID…',
  execution: 'W/ID',
  workflow: 'W',
  id: 'ID',
  nothing: '',
} as const;

export const operateHelp = `npm run operate -- ACTION [--json] [--reason TEXT] [--confirm] [--email E --password P] [--stack FILE]

${actionNames.map((name) => `  ${name.padEnd(width)}  ${placeholderOf[actionOf(name).names].padEnd(5)}  ${actionOf(name).about}`).join('\n')}
  ${'offers'.padEnd(width)}  ${''.padEnd(5)}  takes uploads from before there was a choice of what leaves off sale, and sells what nobody bought without its public text

  W           a workflow: ${workflow.options.join(', ')}
  W/ID        an execution as "executions" lists it: contribution/ID, payout/ID or purchase/ID. A contribution, payout or
              purchase has another id than its execution: find that by --contribution, --payout or --purchase
  --reason    why, 3 to 500 characters: whatever changes something asks for it, and the audit log keeps it
  --confirm   recheck: withdraws what surely has a fault, tells its contributor and its buyers, and refunds them; asks for --reason
  --workflow, --status, --state, --contribution, --payout, --purchase, --upload, --user (a hash)
              what is listed:
${choiceLines.map((line) => `            ${line}`).join('\n')}
  --cursor    where the page before ended; --limit: how many, 1 to 100
  --email     the operator; without it the ready one of the local cloud
  --password  theirs (or CGDX_PASSWORD, which no process list shows)
  --stack     endpoints.json of another stack (or CGDX_STACK); .local/endpoints.json otherwise
  --json      the answer as JSON, for programs`;

function wrongNames(action: Action, named: readonly string[]): string | undefined {
  const isExecution = (text: string) => /^(contribution|payout|purchase)\/[\w-]{1,80}$/.test(text);
  const wrong = named.find((text) => !isExecution(text));
  switch (action.names) {
    case 'nothing':
      return named.length > 0 ? `Leave out "${named.join('", "')}".` : undefined;
    case 'id':
      return named.length === 1 ? undefined : 'Name one id.';
    case 'workflow':
      return named.length === 1 && workflow.safeParse(named[0]).success
        ? undefined
        : `Name one workflow: ${workflow.options.join(', ')}.`;
    case 'execution':
    case 'executions':
      if (named.length === 0) return 'Which execution? Name it like contribution/ID.';
      if (wrong !== undefined) return `"${wrong}" is not an execution: name it like contribution/ID.`;
      if (action.names === 'execution' && named.length > 1) return 'Name one execution.';
      return named.length > 50 ? 'Name at most 50 executions.' : undefined;
    default:
      return action.names satisfies never;
  }
}

/**
 * Suggests an action for a name written in two words, in the singular, or by a word of its description: `dead letters`,
 * `payout`, `audit log`.
 */
function unknownAction(asked: string, named: readonly string[]): string {
  const words = [asked, ...named].join('-').toLowerCase().replace(/\s+/g, '-');
  const meant = actionNames.find((name) => words.startsWith(name) || name.startsWith(words));
  const hint = meant === undefined ? `There are: ${actionNames.join(', ')}.` : `Did you mean "${meant}"?`;
  return `There is no action "${asked}". ${hint}`;
}

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parseOperateFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): OperateFlags | string {
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const [asked, ...named] = parsed.positionals;
  const name = actionNames.find((each) => each === asked);
  if (asked === undefined) return 'Say what to do.';
  if (name === undefined) return unknownAction(asked, named);
  const action = actionOf(name);
  const wrong = wrongNames(action, named);
  if (wrong !== undefined) return wrong;
  const { json, confirm, reason, email, password, stack, ...query } = parsed.values;
  const foreign = Object.keys(query).find((flag) => !action.filters?.includes(flag as Filter));
  if (foreign !== undefined) return `${name} takes no --${foreign}.`;
  const unchosen = wrongChoice(name, query);
  if (unchosen !== undefined) return unchosen;
  if (confirm && name !== 'recheck') return `${name} takes no --confirm.`;
  if ((isChange(action) || confirm) && (reason === undefined || reason.trim().length < 3))
    return `Why? Say --reason with at least 3 characters: the audit log keeps it.`;
  if (!isChange(action) && !confirm && reason !== undefined)
    return `${name} changes nothing: leave out --reason.`;
  const account = readAccount({ email, password, stack }, env);
  if (typeof account === 'string') return account;
  return { action: name, named, query, reason: reason?.trim(), confirm, json, ...account };
}

const text = { type: 'string' } as const;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
      ...{ reason: text, email: text, password: text, stack: text },
      ...(Object.fromEntries(Object.keys(filters).map((flag) => [flag, text])) as Record<
        Filter,
        typeof text
      >),
    },
  });
