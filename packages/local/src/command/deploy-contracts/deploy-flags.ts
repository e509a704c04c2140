/** The flags of `npm run contracts:deploy`. */
import { parseArgs } from 'node:util';
import { type Holders, type RoleName, roleNames } from '@cgdx/contracts/deploy/holder.ts';
import { readFlags } from '../../ground/terminal/flag.ts';

const networks = ['local', 'moonbase'] as const;
export type Network = (typeof networks)[number];

export interface DeployFlags {
  readonly network: Network;
  /** Deploys to a temporary chain, and shows the result. */
  readonly dryRun: boolean;
  /** Compares the record with the chain; sends nothing. */
  readonly check: boolean;
  readonly rpcUrl: string | undefined;
  readonly privateKey: string | undefined;
  /** The address of each role; undefined for the keys of the local cloud. */
  readonly holders: Holders | undefined;
  /** CGDX that may be paid in rewards per day. */
  readonly dailyCapCgdx: bigint;
  /** The claim window in minutes: the chain counts an upload one to two windows after it was appended. */
  readonly claimWindowMinutes: number;
  /** The owner for whom pools are added, if any. */
  readonly poolOwner: string | undefined;
  /** The amount of CGDX to which each pool's escrow is topped up. */
  readonly escrowCgdx: bigint;
  /** The stage whose `.env.<stage>` gets the addresses. */
  readonly stage: string | undefined;
}

export const deployHelp = `npm run contracts:deploy -- --network local|moonbase [--stage NAME] [--pool-owner ADDRESS] [--escrow CGDX] [--daily-cap CGDX] [--claim-window MINUTES] [--rpc URL] [--dry-run|--check]
  --appender ADDRESS --payer ADDRESS --settler ADDRESS --pauser ADDRESS --quoter ADDRESS --minter ADDRESS

  --network     local: the chain of the running local cloud; moonbase: Moonbase Alpha, with the key in DEPLOYER_KEY
  --stage       writes the addresses into .env.NAME, where the deployment of that stage reads them
  --appender, --payer, --settler, --pauser, --quoter, --minter
                who gets which role: all six on Moonbase Alpha; by default the local cloud's own keys
  --pool-owner  adds the six data pools for this owner
  --escrow      tops up each pool's escrow to this much CGDX (default 0)
  --daily-cap   the most that is paid in rewards per day, if none is set yet (default 10000 CGDX)
  --claim-window
                rewards are paid one to two windows after an upload is on the chain, so that what a stolen key appends can be cut
                away in time; at most 63 (default: 30 on Moonbase Alpha, 0 on the local cloud)
  --rpc         another node of the same network (or CHAIN_RPC_URL)
  --dry-run     on a fresh chain of this machine that is thrown away: shows addresses, roles and what is written down of them;
                without DEPLOYER_KEY and roles it makes some up
  --check       compares deployment.json with the chain, without a key: code, owner and who has which role`;

const isAddress = (text: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(text);

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parseDeployFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): DeployFlags | string {
  const values = readFlags(() => parse(args));
  if (typeof values === 'string') return values;
  const network = networks.find((name) => name === values.network);
  if (network === undefined) return `Which network? Say --network ${networks.join('|')}.`;
  const given = { ...pick(values), 'pool-owner': values['pool-owner'] };
  for (const [flag, address] of Object.entries(given)) {
    if (address !== undefined && !isAddress(address)) return `--${flag} is not an address: ${address}`;
  }
  for (const flag of ['escrow', 'daily-cap'] as const) {
    if (!/^\d+$/.test(values[flag])) return `--${flag} is not a whole number of CGDX: ${values[flag]}`;
  }
  const claimWindow = values['claim-window'] ?? (network === 'moonbase' ? '30' : '0');
  if (!/^\d{1,2}$/.test(claimWindow) || Number(claimWindow) > 63)
    return `--claim-window is not a number of minutes up to 63: ${claimWindow}`;
  const holders = pick(values);
  const missing = roleNames.filter((role) => holders[role] === undefined);
  const { 'dry-run': dryRun, check } = values;
  if (
    missing.length > 0 &&
    !check &&
    !(dryRun && missing.length === roleNames.length) &&
    (network === 'moonbase' || missing.length < roleNames.length)
  )
    return `The deployer would keep a role. Give an address for each: ${missing.map((role) => `--${role}`).join(', ')}.`;
  const privateKey = env.DEPLOYER_KEY;
  if (network === 'moonbase' && !check && !(dryRun && privateKey === undefined)) {
    if (privateKey === undefined)
      return 'DEPLOYER_KEY is not set: the private key that deploys, 0x and 64 hex digits.';
    // The key is never repeated in the message, as it may be nearly right.
    if (!/^0x[0-9a-fA-F]{64}$/.test(privateKey))
      return 'DEPLOYER_KEY is not a private key: 0x and 64 hex digits.';
  }
  return {
    network,
    dryRun,
    check,
    privateKey,
    rpcUrl: values.rpc ?? env.CHAIN_RPC_URL,
    holders: missing.length === 0 ? (holders as Holders) : undefined,
    dailyCapCgdx: BigInt(values['daily-cap']),
    claimWindowMinutes: Number(claimWindow),
    poolOwner: values['pool-owner'],
    escrowCgdx: BigInt(values.escrow),
    stage: values.stage,
  };
}

type RoleOptions = Record<RoleName, { type: 'string' }>;

const pick = (values: Partial<Holders>): Partial<Holders> =>
  Object.fromEntries(roleNames.map((role) => [role, values[role]]));

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      network: { type: 'string' },
      rpc: { type: 'string' },
      ...(Object.fromEntries(roleNames.map((role) => [role, { type: 'string' }])) as RoleOptions),
      'daily-cap': { type: 'string', default: '10000' },
      'claim-window': { type: 'string' },
      'pool-owner': { type: 'string' },
      escrow: { type: 'string', default: '0' },
      stage: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  }).values;
