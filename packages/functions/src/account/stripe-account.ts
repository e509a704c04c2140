/** A person's one account at Stripe. Payouts read this table; Cognito has the id, too, for the page. */
import { z } from 'zod';
import { isOrAbsent } from '../ground/table/expression.ts';
import { findItem, put, tryWrite } from '../ground/table/item.ts';

const table = 'StripeAccountTable';
const accountSchema = z.object({ stripeAccountId: z.string() });

export const findStripeAccount = async (userSub: string): Promise<string | undefined> =>
  (await findItem(table, { userSub }, accountSchema))?.stripeAccountId;

/**
 * Links an account, unless another was linked in the meantime.
 * @param instead the linked account that may be replaced, since Stripe no longer has it
 * @returns the account that is linked now
 *
 */
export async function linkStripeAccount(
  userSub: string,
  stripeAccountId: string,
  instead: string | undefined,
): Promise<string> {
  const item = { userSub, stripeAccountId, linkedAt: new Date().toISOString() };
  const onlyIf = { stripeAccountId: isOrAbsent(instead ?? stripeAccountId) };
  await tryWrite(put(table, item, onlyIf));
  return (await findStripeAccount(userSub)) ?? stripeAccountId;
}
