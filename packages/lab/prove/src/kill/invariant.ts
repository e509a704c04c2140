/**
 * Invariants that must hold after every run of kills, checked in the tables, on the chain and in the executions
 * themselves.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { runProgram } from '@cgdx/aws/process/program.ts';
import {
  ledgerFaults,
  type Money,
  paidTwice,
  payoutFaults,
  purchaseFaults,
} from '@cgdx/core/ledger/money-fault.ts';
import { faultOfCertificate } from '@cgdx/core/merkle/certificate.ts';
import { certificateSchema } from '@cgdx/core/merkle/certificate-schema.ts';
import { stackMoney } from '@cgdx/local/books/sound-money.ts';
import { repositoryRoot } from '@cgdx/local/ground/state-directory.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { Contract, JsonRpcProvider } from 'ethers';
import type { Check } from '../report/report.ts';
import { banksHaveWhatWasPaid, type PayoutItem } from './bank-invariant.ts';
import type { Crowd } from './crowd.ts';
import type { ChainKill } from './forgotten-refund.ts';
import { checkPurchases, type PurchaseItem } from './purchase-invariant.ts';
import type { Shop } from './shop.ts';

const erc20 = ['function balanceOf(address) view returns (uint256)'];
const commandMs = 300_000;

interface UploadItem {
  readonly uploadHash: string;
  readonly contributionId: string;
  readonly rewardWei: string;
  readonly rewardState: string;
  readonly payoutId?: string;
  readonly userSub: string;
}
interface LedgerItem {
  readonly entryId: string;
  readonly event: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly createdAt: string;
}

export interface Lives {
  readonly crowd: Crowd;
  readonly shop: Shop;
  readonly chainKills: readonly ChainKill[];
}

export async function checkInvariants(cloud: Cloud, { crowd, shop, chainKills }: Lives): Promise<Check[]> {
  const clients = clientsOf(cloud);
  const uploads = (await scan(clients.dynamodb, cloud.stack.tables.UploadTable)) as unknown as UploadItem[];
  const ledger = (await scan(clients.dynamodb, cloud.stack.tables.LedgerTable)) as unknown as LedgerItem[];
  const payouts = (await scan(
    clients.dynamodb,
    cloud.stack.tables.TransactionTable,
  )) as unknown as PayoutItem[];
  const checks = [
    oneUploadEach(uploads, crowd),
    ledgerHasEachOnce(ledger, uploads),
    ...moneyAgrees(await stackMoney(cloud.stack)),
    await walletsHaveWhatWasPaid(cloud, crowd, settledBy('cgdx', uploads, payouts)),
    await banksHaveWhatWasPaid(cloud, crowd, payouts),
    ...(await checkPurchases(cloud, shop, {
      purchases: (await scan(
        clients.dynamodb,
        cloud.stack.tables.PurchaseTable,
      )) as unknown as PurchaseItem[],
      ledger,
      chainKills,
    })),
    ...(await chainAgrees(cloud, uploads.length)),
    await certificatesHold(cloud, uploads),
    await nothingRawIsLeft(cloud, clients.s3),
    await executionsEnded(cloud, clients.sfn),
  ];
  for (const client of Object.values(clients)) client.destroy();
  return checks;
}

function clientsOf({ stack }: Cloud) {
  const { region, credentials } = stack;
  if (credentials === undefined) throw new Error('a local stack has development credentials');
  const at = (endpoint: string | undefined) => ({ region, credentials, endpoint: endpoint ?? '' });
  return {
    dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(at(stack.endpoints.dynamodb))),
    s3: new S3Client({ ...at(stack.endpoints.s3), forcePathStyle: true }),
    sfn: new SFNClient(at(stack.endpoints.stepfunctions)),
  };
}

async function scan(
  client: DynamoDBDocumentClient,
  TableName: string | undefined,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client }, { TableName })) items.push(...(page.Items ?? []));
  return items;
}

function oneUploadEach(uploads: readonly UploadItem[], { sent }: Crowd): Check {
  const known = new Set(sent.map(({ contributionId }) => contributionId));
  const contributions = uploads.map(({ contributionId }) => contributionId);
  const twice = contributions.length - new Set(contributions).size;
  const strangers = contributions.filter((id) => !known.has(id)).length;
  return {
    name: 'each contribution has at most one upload',
    ok: twice === 0 && strangers === 0,
    double: twice,
    seen: `${uploads.length} uploads, ${twice} of a contribution that has another, ${strangers} of none`,
  };
}

/** The same checks as at the end of tests of money. */
function moneyAgrees(money: Money): Check[] {
  const check = (name: string, faults: readonly string[], seen: string): Check => ({
    name,
    ok: faults.length === 0,
    seen: faults[0] ?? seen,
  });
  const settled = money.payouts.filter(({ state }) => state === 'settled');
  const count = (rail: PayoutItem['rail']) => settled.filter((payout) => payout.rail === rail).length;
  const entries = new Set(money.lines.map(({ entryId }) => entryId)).size;
  return [
    check('every entry of the ledger sums to zero', ledgerFaults(money), `${entries} entries`),
    {
      ...check(
        'claimed is one confirmed payout, by one rail',
        payoutFaults(money),
        `${count('cgdx')} payouts in CGDX, ${count('bank')} to banks`,
      ),
      double: paidTwice(money).length,
    },
    check(
      'each payment of a buyer became access or a refund, and there is no other access',
      purchaseFaults(money),
      `${money.purchases.length} purchases, ${money.access.length} uploads bought`,
    ),
  ];
}

function ledgerHasEachOnce(ledger: readonly LedgerItem[], uploads: readonly UploadItem[]): Check {
  const count = (event: string): number =>
    new Set(ledger.filter((line) => line.event === event).map(({ entryId }) => entryId)).size;
  const claimed = uploads.filter(({ rewardState }) => rewardState === 'claimed').length;
  const [earned, paid] = [count('reward.earned'), count('reward.paid')];
  return {
    name: 'the ledger has one reward for each upload, and one payment for each claim',
    ok: earned === uploads.length && paid === claimed,
    double: Math.max(0, earned - uploads.length) + Math.max(0, paid - claimed),
    seen: `${earned} rewards of ${uploads.length} uploads, ${paid} payments of ${claimed} claims`,
  };
}

const settledBy = (
  rail: PayoutItem['rail'],
  uploads: readonly UploadItem[],
  payouts: readonly PayoutItem[],
): UploadItem[] => {
  const ids = new Set(payouts.filter((payout) => payout.rail === rail).map((payout) => payout.transactionId));
  return uploads.filter(({ payoutId }) => payoutId !== undefined && ids.has(payoutId));
};

async function walletsHaveWhatWasPaid(
  cloud: Cloud,
  crowd: Crowd,
  uploads: readonly UploadItem[],
): Promise<Check> {
  const provider = new JsonRpcProvider(cloud.stack.chain.rpcUrl);
  const token = new Contract(cloud.stack.chain.contracts.cgdx, erc20, provider);
  let wrong = 0;
  let tooMuch = 0;
  let totalWei = 0n;
  for (const { userSub, wallet } of crowd.members) {
    const balance: bigint = await token.getFunction('balanceOf')(wallet.address);
    const earned = uploads
      .filter((upload) => upload.userSub === userSub && upload.rewardState === 'claimed')
      .reduce((sum, { rewardWei }) => sum + BigInt(rewardWei), 0n);
    if (balance !== earned) wrong += 1;
    if (balance > earned) tooMuch += 1;
    totalWei += balance;
  }
  provider.destroy();
  return {
    name: 'each wallet received the amount of its claims, to the wei',
    ok: wrong === 0,
    double: tooMuch,
    seen: `${crowd.members.length} wallets with ${totalWei / 10n ** 18n} CGDX, ${wrong} have another amount`,
  };
}

/** Checks the chain with the operators' own commands. */
async function chainAgrees(cloud: Cloud, uploads: number): Promise<Check[]> {
  const survey = await chainCommand(cloud, 'status');
  const sound = await chainCommand(cloud, 'reconcile');
  const { chain, stored, pendingLeaves, waitingContributions, waitingClaims, lostPayouts } = survey;
  return [
    {
      name: 'the chain has each accepted upload as one leaf, and the root that the store has',
      ok: chain.root === stored.root && chain.size === uploads && stored.size === uploads,
      double: Math.max(0, chain.size - uploads),
      seen: `${uploads} uploads, ${chain.size} leaves on the chain, ${stored.size} in the store`,
    },
    {
      name: 'nothing waits for the chain, and it has every payout',
      ok: pendingLeaves + waitingContributions.count + waitingClaims.count + lostPayouts.length === 0,
      seen: `${pendingLeaves} leaves, ${waitingContributions.count} contributions and ${waitingClaims.count} claims wait; ${lostPayouts.length} payouts are lost`,
    },
    {
      name: 'the tree equals the one rebuilt from its log',
      ok: sound.isSound,
      seen: sound.findings.join(' '),
    },
  ];
}

// biome-ignore lint/suspicious/noExplicitAny: the output of the operators' commands, whose fields are checked above
async function chainCommand({ directory }: Cloud, action: 'status' | 'reconcile'): Promise<any> {
  const ended = await runProgram(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'packages/local/src/command/chain/chain-command.ts',
      action,
      '--json',
    ],
    { cwd: repositoryRoot, env: { CGDX_STATE_DIR: directory }, timeoutMs: commandMs },
  );
  try {
    return JSON.parse(ended.stdout);
  } catch {
    throw new Error(`npm run chain -- ${action} printed: ${ended.said}`);
  }
}

async function certificatesHold(cloud: Cloud, uploads: readonly UploadItem[]): Promise<Check> {
  let broken = 0;
  for (const { uploadHash } of uploads) {
    const id = Buffer.from(uploadHash, 'base64').toString('base64url');
    const { body } = await call(cloud.stack, undefined, `GET /merkle-tree/${id}`);
    const certificate = certificateSchema.safeParse(body);
    if (!certificate.success || faultOfCertificate(certificate.data) !== undefined) broken += 1;
  }
  return {
    name: 'each upload has a certificate that holds',
    ok: broken === 0,
    seen: `${uploads.length} asked for, ${broken} do not hold`,
  };
}

async function nothingRawIsLeft({ stack }: Cloud, client: S3Client): Promise<Check> {
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket: stack.buckets.UnverifiedBucket }),
  );
  const left = Versions.length + DeleteMarkers.length;
  return { name: 'no raw export is left, in any version', ok: left === 0, seen: `${left} versions` };
}

async function executionsEnded({ stack }: Cloud, client: SFNClient): Promise<Check> {
  const counts: Record<string, number> = {};
  for (const { arn } of Object.values(stack.stateMachines)) {
    for (const statusFilter of ['RUNNING', 'FAILED', 'TIMED_OUT', 'ABORTED'] as const) {
      const { executions = [] } = await client.send(
        new ListExecutionsCommand({ stateMachineArn: arn, statusFilter }),
      );
      counts[statusFilter] = (counts[statusFilter] ?? 0) + executions.length;
    }
  }
  const seen = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  return {
    name: 'every execution has ended well',
    ok: Object.values(counts).every((count) => count === 0),
    seen: seen.join(', '),
  };
}
