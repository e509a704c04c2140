/**
 * Makes a purchase that nobody pays, one whose transaction the chain does not have, one that was refused and one that
 * was refunded.
 */
import { randomBytes } from 'node:crypto';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { Wallet } from 'ethers';
import { askQuote, submitTransaction } from '../../person/buy/buy.ts';
import { payByCard } from '../../person/buy/pay-card.ts';
import { follow } from '../../person/contribute.ts';
import { callRoute } from '../../person/market-api.ts';
import type { Person } from '../../person/person.ts';
import { linkWallet } from '../../person/wallet.ts';
import { callStripe, clientOptions, personOf, quietly, type Stage, send } from './stage.ts';

/** Opens a payment page for these uploads. */
async function openPage({ stack }: Stage, buyer: Person, uploadHashes: readonly string[]) {
  const { quoteId } = await askQuote(stack, buyer, uploadHashes);
  return callRoute(stack, buyer, 'POST /stripe/create-checkout-session', { body: { quoteId } });
}

async function offered({ stack }: Stage, buyer: Person): Promise<string[]> {
  const found = await callRoute(stack, buyer, 'GET /upload/datapool/{poolId}', {
    path: { poolId: 'spotify' },
    query: {},
  });
  return found.map(({ uploadHash }) => uploadHash);
}

/** Opens a payment page and never pays: the purchase waits, and is refused when the page has expired. */
export async function leaveUnpaid(stage: Stage, buyer: Person): Promise<void> {
  await openPage(stage, buyer, (await offered(stage, buyer)).slice(0, 2));
}

/** Makes a refused purchase: expires its payment page, and runs the sweep that finds it. */
export async function leaveRefused(stage: Stage, buyer: Person): Promise<void> {
  const { stack } = stage;
  const { url } = await openPage(stage, buyer, (await offered(stage, buyer)).slice(2, 3));
  const session = /cs_\w+/.exec(url)?.[0];
  if (session === undefined) throw new Error(`This address does not contain a checkout session: ${url}`);
  await callStripe(stage, 'POST', `/v1/checkout/sessions/${session}/expire`);
  const client = new LambdaClient(clientOptions(stack, 'lambda'));
  await client.send(new InvokeCommand({ FunctionName: stack.functions['on-checkout-sweep']?.name }));
  client.destroy();
}

/** Submits a transaction that the chain does not have: the market looks for it for half an hour. */
export async function leaveSubmitted({ stack }: Stage, buyer: Person): Promise<void> {
  const wallet = Wallet.createRandom();
  await linkWallet(stack, buyer, wallet);
  await submitTransaction(stack, buyer, `0x${randomBytes(32).toString('hex')}`, wallet.address);
}

/** Withdraws an upload while its payment page is open, so that the purchase is refunded. */
export async function leaveRefund(stage: Stage, buyer: Person): Promise<void> {
  const { stack } = stage;
  const contributor = await personOf(stage, 'fay');
  const done = await follow(stack, contributor, await send(stage, contributor, { owner: 'fay' }), quietly);
  if (done.uploadHash === undefined) return;
  const { url } = await openPage(stage, buyer, [done.uploadHash]);
  await callRoute(stack, contributor, 'POST /withdrawals', { body: { uploadHash: done.uploadHash } });
  await payByCard(url, 'demo@example.com');
}
