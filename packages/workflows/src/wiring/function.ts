/** Every Lambda function of the product. */

import { apiFunctions } from './function/api-function.ts';
import { auditFunctions } from './function/audit-function.ts';
import { contributionFunctions } from './function/contribution-function.ts';
import { eventFunctions } from './function/event-function.ts';
import type { Fn } from './function/fn.ts';
import { payoutFunctions } from './function/payout-function.ts';
import { purchaseFunctions } from './function/purchase-function.ts';
import { signingFunctions } from './function/signing-function.ts';

export const functions = {
  ...eventFunctions,
  ...signingFunctions,
  ...contributionFunctions,
  ...payoutFunctions,
  ...purchaseFunctions,
  ...apiFunctions,
  ...auditFunctions,
} as const satisfies Record<string, Fn>;

export type FunctionName = keyof typeof functions;
