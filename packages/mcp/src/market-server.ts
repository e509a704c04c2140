/** The market as tools for a model. Each tool makes one call of `@cgdx/client`, with the key of whoever runs the server. */
import type { Market, Panel } from '@cgdx/client/market.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Payer, shownQuote } from './payer.ts';
import { answerOf, refusalOf } from './tool-answer.ts';

const instructions = `CGDX sells data exports of people, masked of personal information. Find a need with "search", look at an upload with "preview", ask its price with "quote", show the person the total and the licence, and "buy" that quote once they agree. "verify" checks what was bought, and gives the address of its file.`;

const uploadHash = z.string().describe('The upload hash: base64 of 32 bytes, as "search" answers it.');
const after = (what: string) =>
  z.string().optional().describe(`The last ${what} of the page before; the first page without it.`);

type Answer = Readonly<Record<string, unknown>>;
const told = async (work: () => Promise<Answer>): Promise<CallToolResult> => {
  try {
    return answerOf(await work());
  } catch (error) {
    return refusalOf(error);
  }
};

const reads = { readOnlyHint: true, openWorldHint: true };

/** The part of a panel that a model reads: a list of thousands of hashes would not help it. */
const shownPanel = ({ panelId, day, version, count, uploads, gone, changes }: Panel): Answer => {
  const buyable = uploads.filter(({ yours }) => yours === undefined);
  return {
    ...{ panelId, day, version, count, onSale: uploads.length, withdrawnSince: gone.length },
    yoursAlready: uploads.length - buyable.length,
    restWei: String(buyable.reduce((sum, { priceWei }) => sum + BigInt(priceWei), 0n)),
    ...(changes && {
      since: changes.since,
      added: changes.added.length,
      withdrawn: changes.withdrawn.length,
    }),
  };
};

export function marketServer(market: Market, payer: Payer): McpServer {
  const server = new McpServer(
    { name: 'cgdx-market', version: '1.0.0' },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );

  server.registerTool(
    'search',
    {
      title: 'Find datasets',
      description:
        'Finds datasets by a need in plain words, for example "music listening in Asia since 2020". Cards of kind "upload" are for sale here and have an uploadHash; a "pool" is what "list_uploads" takes; a "dataset" is from elsewhere and has a link.',
      inputSchema: z.object({
        need: z.string().describe('What the data is to be about, at most 4,000 characters.'),
      }),
      annotations: reads,
    },
    ({ need }) =>
      told(async () => {
        const { response, cards, fits } = await market.find(need);
        return { response, fits, cards };
      }),
  );
  server.registerTool(
    'list_uploads',
    {
      title: 'List what a pool sells',
      description:
        'Lists what one data pool sells, the newest first, with quality (0 to 10), price in CGDX, period and records by kind. Uploads with "yours" are bought or contributed by the owner of the key already.',
      inputSchema: z.object({
        poolId: z.string().describe('The data pool, for example "spotify": the dataPoolId of a card.'),
        after: after('uploadHash'),
      }),
      annotations: reads,
    },
    ({ poolId, after: last }) => told(async () => ({ uploads: await market.uploads(poolId, last) })),
  );
  server.registerTool(
    'panel',
    {
      title: 'Look at a panel',
      description:
        'Says what a pool had at the end of a day: a list that never changes, with its version, and what was added and withdrawn since an earlier day. Answers counts and prices; "list_uploads" has the uploads.',
      inputSchema: z.object({
        poolId: z.string().describe('The data pool, for example "spotify".'),
        day: z.string().optional().describe('A day that is over, as 2026-11-28; the last one without it.'),
        since: z.string().optional().describe('An earlier day, to compare with.'),
      }),
      annotations: reads,
    },
    ({ poolId, day, since }) => told(async () => shownPanel(await market.panel(poolId, day, since))),
  );
  server.registerTool(
    'preview',
    {
      title: 'Look at an upload',
      description:
        'Says what one upload holds before it is bought: its fields, a profile of each, its period and records by kind, and invented example rows. No record of a person is in it.',
      inputSchema: z.object({ uploadHash }),
      annotations: reads,
    },
    ({ uploadHash: hash }) => told(async () => ({ ...(await market.preview(hash)) })),
  );
  server.registerTool(
    'quote',
    {
      title: 'Ask a price',
      description: `Says what uploads cost, for an hour. Nothing is paid. Show the person the total and that data is bought under the CGDX Data Licence ${licenceVersion} (section 8 of the terms) before "buy".`,
      inputSchema: z.object({
        uploadHashes: z
          .array(z.string())
          .min(1)
          .describe('Upload hashes, as "search" and "list_uploads" answer them.'),
        licenceVersion: z
          .string()
          .describe(
            `The version of the licence that the buyer agrees to; the one that holds is ${licenceVersion}.`,
          ),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    (wish) =>
      told(async () => {
        const quote = await market.quote(wish);
        payer.shown(quote, wish.licenceVersion);
        return shownQuote(quote);
      }),
  );
  server.registerTool(
    'verify',
    {
      title: 'Check what was bought',
      description:
        'Checks a completed purchase: the checksum of every file, each certificate, and that the chain had their roots. Answers the address of its data.zip, good for five minutes.',
      inputSchema: z.object({ purchaseId: z.string().describe('As "buy" or "list_purchases" answers it.') }),
      annotations: reads,
    },
    ({ purchaseId }) =>
      told(async () => {
        const { uploads, files, derived } = await market.verifyPurchase(purchaseId);
        const { presignedUrl } = await market.purchase(purchaseId);
        return { holds: true, uploads, files, derived, downloadUrl: presignedUrl };
      }),
  );
  server.registerTool(
    'list_purchases',
    {
      title: 'List purchases',
      description:
        'Lists what the owner of the key has bought, the newest first, with the state of each. Only a "completed" one has a file.',
      inputSchema: z.object({ after: after('purchaseId') }),
      annotations: reads,
    },
    ({ after: last }) => told(async () => ({ purchases: await market.purchases(last) })),
  );
  offerBuying(server, market, payer);
  return server;
}

function offerBuying(server: McpServer, market: Market, payer: Payer): void {
  server.registerTool(
    'buy',
    {
      title: 'Buy what was quoted',
      description: `Pays for a quote that "quote" has answered to this key, with ${payer.name}, up to the key's cap of the month. This spends money: do it only if the person has agreed to the total of this quote. Again it pays nothing more. A purchase is there once "list_purchases" says that it is completed; if it waits, its note says for what.`,
      inputSchema: z.object({ quoteId: z.string().describe('As "quote" answered it.') }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    ({ quoteId }) => told(async () => ({ purchases: await payer.pay(market, quoteId) })),
  );
}
