/** The consent that a stack requires before it accepts an export: gives it, or prints it. */
import type { Consent } from '@cgdx/api/route/consent.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Stack } from '../ground/endpoints.ts';
import { type Caller, callRoute } from './market-api.ts';

interface Consenting extends Caller {
  readonly email: string;
}

export async function giveConsent(stack: Stack, person: Caller): Promise<Consent> {
  const { version } = await readConsent(stack, person);
  const confirmed = { version, age: true, residency: true, processing: true } as const;
  return callRoute(stack, person, 'POST /consent', { body: confirmed });
}

const readConsent = (stack: Stack, person: Caller): Promise<Consent> =>
  callRoute(stack, person, 'GET /consent', {});

/**
 * Gives the consent if `agrees`; otherwise checks that it has been given.
 * @throws MarketError ConsentNeeded with the statements, before anything is uploaded
 */
export async function ensureConsent(stack: Stack, person: Consenting, agrees: boolean): Promise<void> {
  const { state, statements } = await readConsent(stack, person);
  if (state === 'given') return;
  if (agrees) {
    await giveConsent(stack, person);
    return;
  }
  const lines = Object.values(statements).map((statement) => `  - ${statement}`);
  throw new MarketError(
    'auth',
    'ConsentNeeded',
    `Nothing was uploaded: ${person.email} has to confirm this first.\n${lines.join('\n')}`,
    {
      advice:
        'If all of it is true, say --agree. The consent is stored with its time, and can be withdrawn on the account page.',
    },
  );
}
