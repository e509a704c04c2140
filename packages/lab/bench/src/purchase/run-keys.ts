/** Buys the same upload with many API keys at once, each with its owner's saved card, and each for twice its cap. */
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import type { Market } from './market.ts';

interface Program {
  readonly owner: Person;
  /** Calls as the key does. */
  readonly asKey: (route: string, body?: object) => Promise<{ status: number; body: Answer }>;
}

interface Answer {
  readonly code?: string;
  readonly status?: string;
  readonly purchaseId: string;
  readonly quoteId: string;
  readonly card: { readonly amountCents: string };
}

/** One and a half times the price, so that the cap suffices for one purchase but not for two. */
const capOf = (priceCents: number): string => String(Math.ceil(1.5 * priceCents));

async function newProgram({ stack }: Market, capCents: string): Promise<Program> {
  const owner = await signUp(stack);
  const { body: card } = await call(stack, owner, 'POST /card');
  const form = new URLSearchParams({ card: '4242424242424242', email: owner.email, authenticated: 'true' });
  await fetch(card.url, { method: 'POST', redirect: 'manual', body: form });
  const scopes = ['quote', 'buy', 'download'];
  const { body } = await call(stack, owner, 'POST /keys', { name: 'A benchmark', scopes, capCents });
  const caller = { ...owner, idToken: async () => body.secret as string };
  return { owner, asKey: (route, sent) => call(stack, caller, route, sent) };
}

export interface Keys {
  readonly count: number;
  /** The time from the first call until every key has paid once and been refused once. */
  readonly seconds: number;
  /** The numbers of payments that were made, and of those that were refused: over the cap, or already bought. */
  readonly charged: number;
  readonly refused: number;
}

/** @throws Error if a key has spent more than its cap, or was refused for another reason */
export async function runKeys(market: Market, count: number, inFlight: number): Promise<Keys> {
  const { stack, uploadHash } = market;
  const wish = { uploadHashes: [uploadHash], licenceVersion };
  const { body: priced } = await call(stack, await signUp(stack), 'POST /quotes', wish);
  const capCents = capOf(Number(priced.card.amountCents));
  const programs: Program[] = [];
  for (let at = 0; at < count; at += 1) programs.push(await newProgram(market, capCents));
  const [waiting, outcomes] = [[...programs], [] as { status: number; body: Answer }[]];
  const buyTwice = async ({ asKey }: Program) => {
    const quotes = await Promise.all([1, 2].map(() => asKey('POST /v1/quotes', wish)));
    outcomes.push(
      ...(await Promise.all(
        quotes.map(({ body: { quoteId } }) =>
          asKey(`POST /v1/quotes/${quoteId}/payment`, { payment: 'stripe' }),
        ),
      )),
    );
  };
  const startedAt = performance.now();
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await buyTwice(one);
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const { owner } of programs) {
    const [key] = (await call(stack, owner, 'GET /keys')).body.keys;
    if (Number(key.spentCents) > Number(capCents)) throw new Error('a key has spent more than its cap');
  }
  const refused = outcomes.filter(({ status }) => status !== 202);
  // An upload that the first payment has just bought is not bought twice either.
  const other = refused.find(({ body: { code = '' } }) => !['KeyBeyondCap', 'BoughtAlready'].includes(code));
  if (other) throw new Error(`a payment was refused as ${other.status} ${other.body.code}`);
  return { count, seconds, charged: outcomes.length - refused.length, refused: refused.length };
}
