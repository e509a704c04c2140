/** For tests of the chain lane: a real chain, a real database, and a Step Functions that records task results. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@cgdx/aws/process/listen.ts';
import { chainId } from '@cgdx/core/specification/number.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { appender, payer, poolOwner, settler } from '@cgdx/local/ground/account.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { startDeployedChain } from '../chain/deployed-chain.ts';
import { type FaultProxy, startFaultProxy } from '../fault/fault-proxy.ts';
import { linkBuckets, testCredentials } from '../link/link-buckets.ts';
import { linkTables } from '../link/link-tables.ts';
import { setLinks } from '../link/set-links.ts';
import { startSigners } from './signing-functions.ts';

const oneCgdxWei = 10n ** 18n;

export interface Answer {
  readonly ok: boolean;
  readonly taskToken: string;
  readonly output: Record<string, unknown>;
}

export interface LaneStack {
  readonly marketplace: string;
  /** Addresses of the servers themselves, without their proxies. */
  readonly urls: Readonly<Record<'database' | 'chain' | 'workflows' | 'signers', string>>;
  readonly faults: {
    readonly chain: FaultProxy;
    readonly database: FaultProxy;
    readonly workflows: FaultProxy;
    readonly signers: FaultProxy;
  };
  /** In order of arrival. */
  readonly answers: Answer[];
  rpc(method: string, params?: readonly unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts everything and points the handlers' environment at it. Import handlers after it. */
export async function startLaneStack(options: {
  confirmations: number;
  escrowCgdx: bigint;
  feeCapGwei?: number;
  claimWindowMinutes?: number;
}): Promise<LaneStack> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-lane-'));
  const answers: Answer[] = [];
  const [database, storage, chain, workflows, signers] = await Promise.all([
    startDynamoDb({ port: 0, directory }),
    linkBuckets(directory),
    startDeployedChain(directory, {
      escrowWeiPerPool: options.escrowCgdx * oneCgdxWei,
      dailyCapWei: options.escrowCgdx * oneCgdxWei,
      ...(options.claimWindowMinutes !== undefined && { claimWindowMinutes: options.claimWindowMinutes }),
      pools: [
        {
          dataPoolId: 'spotify',
          maxIncentiveWei: 100n * oneCgdxWei,
          pricePerUploadWei: 2n * oneCgdxWei,
          owner: poolOwner.address,
        },
      ],
    }),
    startAnswerKeeper(answers),
    startSigners(),
  ]);
  const faults = {
    database: await startFaultProxy(database.behindUrl),
    chain: await startFaultProxy(chain.behindUrl),
    workflows: await startFaultProxy(workflows.url),
    signers: await startFaultProxy(signers.url),
  };
  Object.assign(process.env, {
    ...testCredentials,
    AWS_ENDPOINT_URL_S3: storage.url,
    AWS_ENDPOINT_URL_DYNAMODB: faults.database.url,
    AWS_ENDPOINT_URL_SFN: faults.workflows.url,
    AWS_ENDPOINT_URL_LAMBDA: faults.signers.url,
  });
  await linkTables();
  const { cgdx, marketplace } = chain.deployment;
  setLinks({
    App: { name: 'cgdx', stage: 'test' },
    AppenderKey: { value: appender.privateKey },
    PayerKey: { value: payer.privateKey },
    ...Object.fromEntries(Object.entries(functionLinks).map(([link, name]) => [link, { name }])),
    Chain: {
      rpcUrl: faults.chain.url,
      chainId,
      cgdx,
      marketplace,
      appender: appender.address,
      payer: payer.address,
      settler: settler.address,
      confirmations: options.confirmations,
      ...(options.feeCapGwei !== undefined && { feeCapGwei: options.feeCapGwei }),
    },
  });
  return {
    marketplace,
    answers,
    urls: {
      database: database.behindUrl,
      chain: chain.behindUrl,
      workflows: workflows.url,
      signers: signers.url,
    },
    faults,
    rpc: (method, params = []) => ask(chain.behindUrl, method, params),
    stop: async () => {
      await Promise.all(Object.values(faults).map((proxy) => proxy.stop()));
      await Promise.all([database, storage, chain, workflows, signers].map((server) => server.stop()));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(error.message);
  return result;
}

/** Accepts SendTaskSuccess and SendTaskFailure, once per token, as Step Functions does. */
function startAnswerKeeper(answers: Answer[]) {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { taskToken, output, error, cause } = JSON.parse(text);
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    if (answers.some((answer) => answer.taskToken === taskToken)) {
      response.statusCode = 400;
      response.end(JSON.stringify({ __type: 'TaskTimedOut', message: 'Task Timed Out' }));
      return;
    }
    const ok = String(request.headers['x-amz-target']).endsWith('SendTaskSuccess');
    answers.push({ ok, taskToken, output: ok ? JSON.parse(output) : { error, cause } });
    response.end('{}');
  });
  return listen(server, 0);
}
