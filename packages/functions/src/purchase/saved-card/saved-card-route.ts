/**
 * The card on the account page: saved on a page at Stripe, shown by its last digits, confirmed with its bank,
 * removed.
 */
import { api, notFound, ok, type Request } from '../../ground/caller/api.ts';
import { parseId } from '../../ground/caller/id.ts';
import { siteUrl } from '../../ground/links.ts';
import { findPurchase } from '../record/purchase.ts';
import { nothingToConfirm, openAuthentication } from './authenticate-charge.ts';
import { findSavedCard, openSavingPage, removeCards } from './saved-card.ts';

const shown = async (userSub: string) => {
  const card = await findSavedCard(userSub);
  return ok(card === undefined ? {} : { card });
};

async function authenticate({ person, path }: Request<'POST /transactions/{purchaseId}/authentication'>) {
  const purchase = await findPurchase(parseId(path.purchaseId, 'This purchase'));
  if (purchase?.userSub !== person.sub) throw notFound('This purchase');
  const { purchaseId, state, authenticateBy = '' } = purchase;
  if (state !== 'awaiting-payment' || new Date().toISOString() >= authenticateBy) throw nothingToConfirm();
  const account = `${siteUrl()}/account?tab=transactions&purchase=${purchaseId}`;
  return ok({ url: await openAuthentication(purchase, account) });
}

export const handler = api({
  'GET /card': ({ person }) => shown(person.sub),
  'POST /card': async ({ person }) => ok({ url: await openSavingPage(person) }),
  'POST /card/removal': async ({ person }) => {
    await removeCards(person.sub);
    return shown(person.sub);
  },
  'POST /transactions/{purchaseId}/authentication': authenticate,
});
