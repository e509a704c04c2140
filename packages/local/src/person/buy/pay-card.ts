/** Pays on the page of a local stack's payment server as a browser does, by sending its form. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

/** A card whose payment succeeds at once. The page lists the other test cards. */
const goodCard = '4242424242424242';

/**
 * @param url the page's address, as the API returned it
 * @returns the address to which the page redirects after the payment
 * @throws MarketError with the page's message if the card is declined
 */
export async function payByCard(url: string, email: string, card: string = goodCard): Promise<string> {
  if (!['127.0.0.1', 'localhost'].includes(new URL(url).hostname))
    throw new MarketError('input', 'PageNotOurs', 'A program can pay only on the page of a local stack.', {
      advice: `Open it in a browser: ${url}`,
    });
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card, email }),
  });
  const location = answer.headers.get('location');
  if (answer.status === 303 && location !== null) return location;
  const said = /role="alert">([^<]+)</.exec(await answer.text())?.[1];
  throw new MarketError('conflict', 'CardDeclined', said ?? `The payment page answered ${answer.status}.`);
}
