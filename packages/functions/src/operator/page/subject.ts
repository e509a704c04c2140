/** Finds the names of the executions of one subject: a thing or a person. */

import { mostOnPage, workflow as workflowSchema } from '@cgdx/api/route/operator/field.ts';
import type { QueryOf } from '@cgdx/api/routes.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type ContributionKey, contributionsOfUpload } from '../../contribution/record/contribution.ts';
import { parseUploadHash } from '../../ground/caller/upload-hash.ts';
import { executionName } from '../../ground/execution-name.ts';
import { findUpload } from '../../pool/upload.ts';
import { findPurchase } from '../../purchase/record/purchase.ts';
import { purchaseExecution } from '../../purchase/record/purchase-id.ts';
import { findPayout } from '../../reward/record/payout.ts';
import { payoutExecution, payoutIdOf } from '../../reward/record/payout-id.ts';
import { executionsAbout, type Subject as Indexed } from './execution-index.ts';
import type { ExecutionKey } from './execution-key.ts';
import { pageToken, readPageToken } from './page-token.ts';

interface Names {
  readonly names: readonly ExecutionKey[];
  readonly cursor?: string;
}

const kinds = ['contributionId', 'payoutId', 'purchaseId', 'uploadHash', 'userHash'] as const;
interface Subject {
  readonly kind: (typeof kinds)[number];
  readonly value: string;
}
type Query = Pick<QueryOf<'GET /operator/executions'>, (typeof kinds)[number] | 'cursor' | 'limit'>;

/** @returns undefined if the query names nothing. @throws MarketError InvalidInput if it names several */
export function subjectOf(query: Query): Subject | undefined {
  const named = kinds.flatMap((kind) => {
    const value = query[kind];
    return value === undefined ? [] : [{ kind, value }];
  });
  if (named.length > 1)
    throw new MarketError(
      'input',
      'InvalidInput',
      'Name one thing: a contribution, payout, purchase, upload or person.',
    );
  return named[0];
}

/** The number of attempts that are looked up: more than any payout or purchase has. */
const mostAttempts = 20;
const newestOf = (count: number): number[] =>
  Array.from({ length: Math.min(count, mostAttempts) }, (_, index) => count - index);

async function ofPayout(payoutId: string): Promise<ExecutionKey[]> {
  const payout = await findPayout(payoutId);
  if (!payout) return [];
  return newestOf(payout.executions ?? 1).map((executions) => ({
    workflow: 'payout',
    executionId: payoutExecution({ transactionId: payoutId, executions }),
  }));
}

async function ofPurchase(purchaseId: string): Promise<ExecutionKey[]> {
  const purchase = await findPurchase(purchaseId);
  if (!purchase) return [];
  return newestOf(purchase.attempt).map((attempt) => ({
    workflow: 'purchase',
    executionId: purchaseExecution({ purchaseId, attempt }),
  }));
}

async function ofContribution(key: ContributionKey): Promise<ExecutionKey[]> {
  const { names } = await indexed(`contribution#${key.contributionId}`, {});
  const name = executionName(key);
  // Another person's contribution may have the same id.
  return names.filter(({ executionId }) => executionId.startsWith(name));
}

/** An upload is listed once its contribution is completed. Before that, it is found by its contribution. */
async function ofUpload(hashInPath: string): Promise<ExecutionKey[]> {
  const uploadHash = parseUploadHash(hashInPath);
  const [upload, made] = await Promise.all([findUpload(uploadHash), contributionsOfUpload(uploadHash)]);
  const contributions = await Promise.all(made.map(ofContribution));
  const attempts = upload ? newestOf(upload.payoutAttempt + 1) : [];
  const payouts = await Promise.all(
    attempts.map((attempt) => ofPayout(payoutIdOf({ uploadHash, payoutAttempt: attempt - 1 }))),
  );
  return [...contributions.flat(), ...payouts.flat()];
}

async function indexed(subject: Indexed, { cursor, limit = mostOnPage }: Query): Promise<Names> {
  const after = cursor === undefined ? undefined : readPageToken(cursor, subject).after;
  const { executions, last } = await executionsAbout(subject, { most: limit, after });
  const names = executions.flatMap(({ workflow, name }) => {
    const known = workflowSchema.safeParse(workflow).data;
    return known === undefined ? [] : [{ workflow: known, executionId: name }];
  });
  return { names, ...(last !== undefined && { cursor: pageToken({ after: last }, subject) }) };
}

export async function namesOf({ kind, value }: Subject, query: Query): Promise<Names> {
  switch (kind) {
    case 'contributionId':
      return indexed(`contribution#${value}`, query);
    case 'userHash':
      return indexed(`user#${value}`, query);
    case 'payoutId':
      return { names: await ofPayout(value) };
    case 'purchaseId':
      return { names: await ofPurchase(value) };
    case 'uploadHash':
      return { names: await ofUpload(value) };
    default:
      return kind satisfies never;
  }
}
