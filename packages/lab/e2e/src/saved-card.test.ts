import { readFileSync } from 'node:fs';
import type { KeyScope } from '@cgdx/api/route/api-key.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { newOperator } from '@cgdx/stand/cloud/operator.ts';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserPath, sharedBrowser, visitAs } from './browser.ts';
import { savedFile } from './saved-file.ts';
import { newContributor } from './seed.ts';
import { sharedCloud } from './shared-cloud.ts';
import { beSignedIn } from './visit.ts';

const cloud = sharedCloud();
let uploadHashes: readonly string[];

beforeAll(async () => {
  ({ uploadHashes } = await newContributor(cloud, [
    ['spotify', 181],
    ['x', 182],
  ]));
});

const scopes: readonly KeyScope[] = ['quote', 'buy', 'download'];

async function newKey(person: Person, capCents = '100000') {
  const { body } = await call(cloud.stack, person, 'POST /keys', { name: 'A test', scopes, capCents });
  return body as { secret: string; key: { keyId: string } };
}

/** A person's program, which sends an API key in the place of an id token. */
const programOf = (person: Person, secret: string) => (route: string, body?: object) =>
  call(cloud.stack, { ...person, idToken: async () => secret }, route, body);
type Program = ReturnType<typeof programOf>;

const quoteOf = async (program: Program, at: number) =>
  (await program('POST /v1/quotes', { uploadHashes: [uploadHashes[at]], licenceVersion })).body;

const pay = (program: Program, { quoteId }: { quoteId: string }) =>
  program(`POST /v1/quotes/${quoteId}/payment`, { payment: 'stripe' });

const statusOf = async (program: Program, purchaseId: string) =>
  (await program(`GET /v1/purchases/${purchaseId}`)).body.status;

/** Saves the card on the payment server's page, as its owner does. */
async function saveOnPage(person: Person, card: string): Promise<void> {
  const { body } = await call(cloud.stack, person, 'POST /card');
  const form = new URLSearchParams({ card, email: person.email, authenticated: 'true' });
  const { status } = await fetch(body.url, { method: 'POST', redirect: 'manual', body: form });
  expect(status).toBe(303);
}

describe('a program', () => {
  test('has no card until its owner saves one, and pays with it up to its cap, to which refused payments do not count', async () => {
    const ann = await signUp(cloud.stack);
    const { secret, key } = await newKey(ann);
    const program = programOf(ann, secret);
    const quote = await quoteOf(program, 0);
    expect(await pay(program, quote)).toMatchObject({ status: 409, body: { code: 'NoSavedCard' } });
    expect((await call(cloud.stack, ann, 'GET /card')).body).toEqual({});

    await saveOnPage(ann, '4000 0000 0000 0341');
    const declined = await pay(program, quote);
    expect(declined).toMatchObject({
      status: 202,
      body: {
        status: 'refused',
        failure: { code: 'CardDeclined', message: expect.stringMatching(/generic_decline.*Nothing was/) },
      },
    });
    expect((await call(cloud.stack, ann, 'POST /card')).body.code).toBe('CardSavedAlready');
    expect((await call(cloud.stack, ann, 'POST /card/removal')).body).toEqual({});
    await saveOnPage(ann, '4242 4242 4242 4242');
    const { card } = (await call(cloud.stack, ann, 'GET /card')).body;
    expect(card).toEqual({ brand: 'visa', last4: '4242', expires: '12/2034' });

    const cents = quote.card.amountCents;
    const poor = programOf(ann, (await newKey(ann, String(Number(cents) - 1))).secret);
    expect(await pay(poor, await quoteOf(poor, 0))).toMatchObject({
      status: 403,
      body: { code: 'KeyBeyondCap' },
    });
    const next = await quoteOf(program, 0);
    // The quote belongs to another key.
    expect((await pay(poor, next)).status).toBe(404);
    const paid = await pay(program, next);
    expect(paid).toMatchObject({ status: 202, body: { status: 'submitted', amountCents: cents } });
    const { purchaseId } = paid.body;
    expect((await pay(program, next)).body.purchaseId).toBe(purchaseId);
    await expect.poll(() => statusOf(program, purchaseId)).toBe('completed');
    const { body: bought } = await program(`GET /v1/purchases/${purchaseId}`);
    expect(bought).toMatchObject({ rail: 'card', keyId: key.keyId, receipt: { total: cents } });
    expect((await fetch(bought.presignedUrl)).status).toBe(200);
    const { keys } = (await call(cloud.stack, ann, 'GET /keys')).body;
    expect(keys.find((each: { keyId: string }) => each.keyId === key.keyId).spentCents).toBe(cents);
    expect(JSON.stringify(bought)).not.toContain('cus_');

    const operator = await newOperator(cloud.stack, 'card-auditor@example.com', 'correct horse battery');
    const { entries } = (await call(cloud.stack, operator, 'GET /operator/audit')).body;
    const charges = entries.filter(
      ({ action, target }: Record<string, string>) =>
        action === 'key.charge' && target === `key/${key.keyId}`,
    );
    expect(charges.map(({ outcome, result }: Record<string, string>) => [outcome, result])).toEqual([
      ['done', expect.stringMatching(`^Purchase ${purchaseId} of S\\$.*: submitted\\.$`)],
      ['done', expect.stringMatching(/: refused\.$/)],
      ['refused', undefined],
    ]);
    expect(JSON.stringify(charges)).not.toContain(ann.userSub);
  });

  test('cannot authenticate on the page of a bank, and nobody can open that page for another person', async () => {
    const [ann, eve] = [await signUp(cloud.stack), await signUp(cloud.stack)];
    await saveOnPage(ann, '4000 0027 6000 3184');
    const program = programOf(ann, (await newKey(ann)).secret);
    const { purchaseId, status, authenticateBy } = (await pay(program, await quoteOf(program, 1))).body;
    expect([status, authenticateBy]).toEqual(['awaiting-payment', expect.stringMatching(/Z$/)]);
    const route = `POST /transactions/${purchaseId}/authentication`;
    expect((await program(route)).status).toBe(401);
    expect((await call(cloud.stack, eve, route)).status).toBe(404);
    expect((await call(cloud.stack, ann, route)).body.url).toContain('/authenticate/pi_');
  });
});

describe.skipIf(browserPath === undefined)('on the account page, its owner', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  const account = (page: Page) => page.goto(`${cloud.stack.webUrl}/account`);

  test('saves a card, confirms a payment for which the bank asks, and removes the card', async () => {
    const ben = await signUp(cloud.stack);
    const program = programOf(ben, (await newKey(ben)).secret);
    await visitAs(browser, 'saved-card', async (page) => {
      await beSignedIn(page, cloud.stack, ben);
      await account(page);
      await page.getByRole('button', { name: 'Save a Card' }).click();
      await page.getByLabel('Card number').fill('4000 0027 6000 3184');
      await page.getByRole('button', { name: 'Save card' }).click();
      await page.getByRole('button', { name: 'Yes, it is mine' }).click();
      await page.getByText('Your card is saved.').waitFor();
      await page.getByText(/Your programs pay with visa … 3184/).waitFor();

      const waiting = (await pay(program, await quoteOf(program, 1))).body;
      expect(waiting.status).toBe('awaiting-payment');
      await account(page);
      await page.getByText(/^A payment of S\$.* waits for you\.$/).waitFor();
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await page.getByRole('heading', { name: 'Is this payment yours?' }).waitFor();
      await page.getByRole('button', { name: 'Yes, it is mine' }).click();
      await page.getByText('Ready', { exact: true }).waitFor();
      expect(await statusOf(program, waiting.purchaseId)).toBe('completed');
      await page.getByText(/waits for you/).waitFor({ state: 'hidden' });

      await page.getByLabel('Company').fill('Acme Ltd');
      await page.getByLabel('UEN').fill('53012345a');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved.', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'View', exact: true }).click();
      const press = (name: string) => page.getByRole('button', { name }).click();
      const pdf = await savedFile(page, () => press('Invoice, PDF'));
      expect(pdf.name).toMatch(/^invoice-CGDX-\d{6}\.pdf$/);
      expect(readFileSync(pdf.path).subarray(0, 5).toString()).toBe('%PDF-');
      const csv = await savedFile(page, () => press('Invoice, CSV'));
      expect(readFileSync(csv.path, 'utf8')).toContain('Acme Ltd,53012345A,"X, 1 upload"');
      await page.keyboard.press('Escape');
      const month = await savedFile(page, () => press('Invoices, CSV'));
      expect(month.name).toMatch(/^invoices-\d{4}-\d\d\.csv$/);
      expect(readFileSync(month.path, 'utf8')).toContain('Acme Ltd,53012345A,"X, 1 upload"');

      await page.getByRole('button', { name: 'Remove Card' }).click();
      await page.getByText('Your programs have no card to pay with').waitFor();
      const refused = await pay(program, await quoteOf(program, 0));
      expect(refused).toMatchObject({ status: 409, body: { code: 'NoSavedCard' } });
    });
    expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
  });
});
