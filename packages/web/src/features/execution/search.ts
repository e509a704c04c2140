/** The filter of the list of executions; the address contains all of it. Pure. */
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import type { ExecutionStatus } from '@cgdx/api/route/operator/workflow.ts';
import { type Searchable, searchable } from '../../lib/operator/address.ts';
import { causeTitles } from '../../lib/operator/failure-cause.ts';

export const workflowIds = ['contribution', 'payout', 'purchase'] as const satisfies readonly WorkflowId[];
export const statuses = [
  'running',
  'failed',
  'timed-out',
  'aborted',
  'succeeded',
] as const satisfies readonly ExecutionStatus[];

export interface Search {
  readonly workflow: WorkflowId;
  /** Empty for all. */
  readonly status: ExecutionStatus | '';
  /** Only executions at this state; empty for all states. */
  readonly state: string;
  readonly by: Searchable;
  /** Only those loaded executions that failed for this cause; empty for all. */
  readonly cause: string;
  /** The id of a subject or person, in any workflow; empty for all executions of the chosen workflow. */
  readonly text: string;
}

export const everyExecution: Search = {
  workflow: 'contribution',
  status: '',
  state: '',
  cause: '',
  by: 'contributionId',
  text: '',
};

/** Returns the search as the page shows it: a search for one subject has no field for status or state, so it drops them. */
const asShown = (search: Search): Search => (search.text ? { ...search, status: '', state: '' } : search);

/** Unknown values in the address are ignored. */
export function readSearch(parameters: URLSearchParams): Search {
  const named = <T extends string>(list: readonly T[], name: string): T | undefined =>
    list.find((one) => one === parameters.get(name));
  const text = parameters.get('text')?.trim() ?? '';
  return asShown({
    workflow: named(workflowIds, 'workflow') ?? everyExecution.workflow,
    status: named(statuses, 'status') ?? '',
    state: (parameters.get('state') ?? '').slice(0, mostStateLetters),
    cause: causeTitles.find((title) => title === parameters.get('cause')) ?? '',
    by: named(searchable, 'by') ?? everyExecution.by,
    text,
  });
}
const mostStateLetters = 80;

/** @returns the parameters of the address, without defaults */
export function writeSearch(search: Search): Record<string, string> {
  const named = Object.entries(asShown(search)) as [keyof Search, string][];
  return Object.fromEntries(
    named.filter(([name, value]) => value !== everyExecution[name] || (name === 'by' && search.text !== '')),
  );
}

/** The query parameters sent to the API. */
export const searchQuery = ({ workflow, status, state, by, text }: Search) => ({
  ...(text ? { [by]: text } : { workflow, ...(state && { state }), ...(status && { status }) }),
});

export const searchWords: Readonly<Record<Searchable, string>> = {
  contributionId: 'Contribution',
  payoutId: 'Payout',
  purchaseId: 'Purchase',
  uploadHash: 'Upload hash',
  userHash: 'User hash',
};

const shapes: Readonly<Record<Searchable, { readonly pattern: RegExp; readonly words: string }>> = {
  contributionId: {
    pattern: /^[\w-]{1,64}$/,
    words: 'The id of a contribution has letters, digits and hyphens.',
  },
  payoutId: { pattern: /^[\w-]{1,64}$/, words: 'The id of a payout has letters, digits and hyphens.' },
  purchaseId: { pattern: /^[\w-]{1,64}$/, words: 'The id of a purchase has letters, digits and hyphens.' },
  uploadHash: { pattern: /^[\w+/-]{43}=?$/, words: 'An upload hash has 43 characters.' },
  userHash: { pattern: /^[0-9a-f]{64}$/, words: 'A user hash has 64 digits and letters from a to f.' },
};

/** Returns an explanation if the text cannot be an id of the chosen kind. */
export const searchProblem = ({ by, text }: Pick<Search, 'by' | 'text'>): string | undefined =>
  text === '' || shapes[by].pattern.test(text) ? undefined : shapes[by].words;

/** Returns the kind of an id: a hash is recognized by its length; other ids look alike, so they keep the chosen kind. */
export function thingOf(text: string, by: Searchable): Searchable {
  if (shapes.userHash.pattern.test(text)) return 'userHash';
  // An upload hash ends with `=` as pages show it; 43 characters without it could also be another id.
  return /^[\w+/-]{43}=$/.test(text) ? 'uploadHash' : by;
}

/** The key of a search's list: in a new list nothing is selected. */
export const keyOfSearch = (search: Search): string => JSON.stringify(searchQuery(search));
