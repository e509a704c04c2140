import { expect, test } from 'vitest';
import { contributionInput, payoutInput, purchaseInput } from '../step.ts';
import { workflows } from '../workflow.ts';
import { marketEvents } from './event.ts';

const ids = ['contributionId', 'payoutId', 'purchaseId', 'stripeAccountId'];

test.each(Object.entries(marketEvents))(
  '%s contains the id of its contribution, payout, purchase or account at Stripe',
  (_type, detail) => {
    expect(Object.keys(detail).filter((field) => ids.includes(field))).toHaveLength(1);
  },
);

const inputs = {
  ContributionWorkflow: [contributionInput, 'contributionId'],
  PayoutWorkflow: [payoutInput, 'payoutId'],
  PurchaseWorkflow: [purchaseInput, 'purchaseId'],
} as const;

/** Returns the payload that each state passes to its function, as text. */
function payloadsIn(definition: unknown): string[] {
  if (typeof definition !== 'object' || definition === null) return [];
  return Object.entries(definition).flatMap(([field, value]) =>
    field === 'Payload' ? [JSON.stringify(value)] : payloadsIn(value),
  );
}

test.each(Object.entries(inputs))(
  '%s starts with an id, and passes it to each of its steps',
  (name, [input, id]) => {
    expect(Object.keys(input.shape)).toContain(id);
    const payloads = payloadsIn(workflows[name as keyof typeof inputs].define((fn) => fn));
    expect(payloads.length).toBeGreaterThan(3);
    for (const payload of payloads) expect(payload).toContain(id);
  },
);
