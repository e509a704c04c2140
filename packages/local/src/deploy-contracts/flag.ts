/** What may be asked of `npm run contracts:deploy`. */
import { parseArgs } from 'node:util';

export const networks = ['local', 'moonbase'] as const;
export type Network = (typeof networks)[number];

export interface DeployFlags {
  readonly network: Network;
  readonly rpcUrl: string | undefined;
  readonly privateKey: string | undefined;
  /** Gets the roles that append, pay, settle and pause. */
  readonly operator: string | undefined;
  /** Pools are added for this owner, where there is one. */
  readonly poolOwner: string | undefined;
  /** CGDX that each pool's escrow is topped up to. */
  readonly escrowCgdx: bigint;
  /** Its `.env.<stage>` gets the addresses. */
  readonly stage: string | undefined;
}

export const deployHelp = `npm run contracts:deploy -- --network local|moonbase [--stage NAME] [--operator ADDRESS] [--pool-owner ADDRESS] [--escrow CGDX] [--rpc URL]

  --network     local: the chain of the running local cloud; moonbase: Moonbase Alpha, with the key in DEPLOYER_KEY
  --stage       writes the addresses into .env.NAME, where the deployment of that stage reads them
  --operator    the address that signs for the market: gets its four roles, and the deployer loses them
  --pool-owner  adds the six data pools for this owner
  --escrow      tops up each pool's escrow to so much CGDX (default 0)
  --rpc         another node of the same network (or CHAIN_RPC_URL)`;

const isAddress = (text: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(text);

/** @returns the flags, or a sentence that says what is wrong with them */
export function parseDeployFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): DeployFlags | string {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ', 1)[0] ?? error.message) : String(error);
  }
  const network = networks.find((name) => name === values.network);
  if (network === undefined) return `Which network? Say --network ${networks.join('|')}.`;
  for (const [flag, address] of Object.entries({
    operator: values.operator,
    'pool-owner': values['pool-owner'],
  })) {
    if (address !== undefined && !isAddress(address)) return `--${flag} is not an address: ${address}`;
  }
  if (!/^\d+$/.test(values.escrow)) return `--escrow is not a whole number of CGDX: ${values.escrow}`;
  const privateKey = env.DEPLOYER_KEY;
  if (network === 'moonbase') {
    if (privateKey === undefined)
      return 'DEPLOYER_KEY is not set: the private key that deploys, 0x and 64 hex digits.';
    // Never repeated: it may be nearly right.
    if (!/^0x[0-9a-fA-F]{64}$/.test(privateKey))
      return 'DEPLOYER_KEY is not a private key: 0x and 64 hex digits.';
  }
  return {
    network,
    privateKey,
    rpcUrl: values.rpc ?? env.CHAIN_RPC_URL,
    operator: values.operator,
    poolOwner: values['pool-owner'],
    escrowCgdx: BigInt(values.escrow),
    stage: values.stage,
  };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      network: { type: 'string' },
      rpc: { type: 'string' },
      operator: { type: 'string' },
      'pool-owner': { type: 'string' },
      escrow: { type: 'string', default: '0' },
      stage: { type: 'string' },
    },
  }).values;
