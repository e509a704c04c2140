/** Measures the time until D-GPT's first word: over HTTP, from a warm function with a published index. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLambda } from '@cgdx/aws/lambda/lambda.ts';
import { startFunctionUrl } from '@cgdx/aws/lambda/url/function-url.ts';
import { publishCatalogue } from '@cgdx/local/command/catalogue/publish-catalogue.ts';
import { repositoryRoot } from '@cgdx/local/ground/state-directory.ts';
import { startTokenIssuer } from '@cgdx/stand/assistant/token-issuer.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { openPurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import { createParser } from 'eventsource-parser';

export interface FirstTokenTimes {
  /** The time from the request to the event with the understood need. */
  readonly understoodMs: number[];
  /** The time from the request to the answer's first word. */
  readonly firstWordMs: number[];
  /** The time from the request to its end, when the turn has been stored. */
  readonly wholeMs: number[];
}

/** Fewer than the number of prompts that one person may send in a minute. */
const promptsAPerson = 10;

const handlerFile = join(repositoryRoot, 'packages/functions/src/assistant/assistant-stream.ts');

const linksAndAddresses = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(SST_RESOURCE|AWS)_/.test(name)),
  ) as Record<string, string>;

/** @param index the path of an index file */
export async function measureFirstToken(
  index: Uint8Array,
  datasets: number,
  prompts: readonly string[],
): Promise<FirstTokenTimes> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-first-token-'));
  const stand = await openPurchaseStand();
  const issuer = await startTokenIssuer();
  setLinks(issuer.links);
  await publishCatalogue(
    {
      region: 'ap-southeast-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      endpoints: { s3: stand.proxies.storage.url },
      buckets: { CatalogueBucket: 'cataloguebucket' },
    },
    { bytes: index, datasets },
  );
  const fn = {
    file: handlerFile,
    exportName: 'handler',
    timeoutSeconds: 30,
    memoryMb: 1024,
    isWaiting: true,
    environment: linksAndAddresses(),
  };
  const lambda = await startLambda({ port: 0, directory, functions: { assistant: fn } });
  const { invoke } = lambda;
  const url = await startFunctionUrl({ port: 0, functionName: 'assistant', invoke, allowOrigin: [] });
  try {
    const measured: FirstTokenTimes = { understoodMs: [], firstWordMs: [], wholeMs: [] };
    // The first request loads the function and its index.
    await askOnce(url.url, await issuer.tokenOf('warm'), 'rainfall');
    for (const [at, message] of prompts.entries()) {
      const token = await issuer.tokenOf(`person-${Math.floor(at / promptsAPerson)}`);
      const { understood, text, done } = await askOnce(url.url, token, message);
      if (understood === undefined || text === undefined || done === undefined)
        throw new Error(`The prompt "${message}" was not answered.`);
      measured.understoodMs.push(understood);
      measured.firstWordMs.push(text);
      measured.wholeMs.push(done);
    }
    return measured;
  } finally {
    await url.stop();
    await lambda.stop();
    await issuer.stop();
    await stand.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @returns the time at which the first event of each name arrived, in ms */
async function askOnce(url: string, token: string, message: string): Promise<Record<string, number>> {
  const arrived: Record<string, number> = {};
  const before = performance.now();
  const response = await fetch(`${url}/agent_chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    body: JSON.stringify({ session_id: '1', message }),
  });
  const parser = createParser({
    onEvent: ({ event = '' }) => {
      arrived[event] ??= performance.now() - before;
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
  return arrived;
}
