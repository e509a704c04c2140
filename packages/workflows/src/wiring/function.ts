/** Every Lambda function of the product. */

import { apiFunctions } from './function/api-function.ts';
import { auditFunctions } from './function/audit-function.ts';
import { contributionFunctions } from './function/contribution-function.ts';
import { eventFunctions } from './function/event-function.ts';
import type { Fn } from './function/fn.ts';
import { operatorFunctions } from './function/operator-function.ts';
import { payoutFunctions } from './function/payout-function.ts';
import { purchaseFunctions } from './function/purchase-function.ts';
import { signingFunctions } from './function/signing-function.ts';

/** Every step records at which state its execution is. */
const step = (fn: Fn): Fn => ({
  ...fn,
  links: [...fn.links, 'StandingTable'],
  notes: ['StandingTable'],
});
const steps = <Name extends string>(of: Readonly<Record<Name, Fn>>) =>
  Object.fromEntries(Object.entries<Fn>(of).map(([name, fn]) => [name, step(fn)])) as Record<Name, Fn>;

export const functions = {
  ...eventFunctions,
  ...signingFunctions,
  ...steps(contributionFunctions),
  ...steps(payoutFunctions),
  ...steps(purchaseFunctions),
  ...apiFunctions,
  ...operatorFunctions,
  ...auditFunctions,
} as const satisfies Record<string, Fn>;

export type FunctionName = keyof typeof functions;
