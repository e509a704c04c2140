import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { askQuote, buyByCard } from '@cgdx/local/person/buy/buy.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, sharedBrowser, visitAs } from './browser.ts';
import { newContributor } from './seed.ts';
import { sharedCloud } from './shared-cloud.ts';
import { beSignedIn } from './visit.ts';

describe.skipIf(browserPath === undefined)('a webhook', () => {
  const cloud = sharedCloud();
  let receiver: Service;
  let got: { body: string; headers: Record<string, string> }[] = [];

  beforeAll(async () => {
    receiver = await listen(
      createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        got.push({ body, headers: request.headers as Record<string, string> });
        response.end();
      }),
      0,
    );
  });
  afterAll(() => receiver?.stop());

  test('is added and tested on the account page, and receives events of uploads and of the owner’s purchases', async () => {
    const browser = await sharedBrowser();
    const ben = await signUp(cloud.stack);
    await visitAs(browser, 'webhook', async (page) => {
      await beSignedIn(page, cloud.stack, ben);
      await page.goto(`${cloud.stack.webUrl}/account`);
      await page.getByRole('button', { name: 'New Webhook' }).click();
      await page.getByLabel('Address').fill('https://me:pw@127.0.0.1/');
      await page.getByRole('checkbox', { name: /^upload\.available/ }).check();
      await page.getByRole('button', { name: 'Add the Webhook' }).click();
      await page.getByText('The address contains a user name or a password.').waitFor();
      await page.getByLabel('Address').fill(`${receiver.url}/in`);
      await page.getByRole('button', { name: 'Add the Webhook' }).click();
      const notice = page.getByRole('status').filter({ hasText: 'It is shown once.' });
      const secret =
        /whsec_[\w+/]{43}=/.exec((await notice.textContent()) ?? '')?.[0] ?? expect.fail('no secret');
      await page.getByRole('button', { name: 'I Have Saved It' }).click();
      expect(await page.getByText(secret).count()).toBe(0);
      await page.getByRole('button', { name: `Send a test to ${receiver.url}/in` }).click();
      await page.getByText('The test has arrived.').waitFor();

      const toldOf = (type: string) =>
        got
          .map(
            ({ body, headers }) =>
              new Receiver(secret).verify(body, headers) as { type: string; data: object },
          )
          .filter((told) => told.type === type)
          .map(({ data }) => data);
      expect(toldOf('test')).toHaveLength(1);
      const { uploadHashes } = await newContributor(cloud, [['spotify', 943]]);
      await expect
        .poll(() => toldOf('upload.available'))
        .toContainEqual(expect.objectContaining({ uploadHash: uploadHashes[0], dataPoolId: 'spotify' }));
      const purchaseId = await buyByCard(cloud.stack, ben, await askQuote(cloud.stack, ben, uploadHashes));
      await expect
        .poll(() => toldOf('purchase.completed'))
        .toEqual([expect.objectContaining({ purchaseId, uploadHashes })]);
      await page.getByRole('button', { name: `Remove ${receiver.url}/in` }).click();
      await page.getByText('You have no webhook.').waitFor();
      got = [];
    });
  });
});
