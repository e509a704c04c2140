/** The flags of `npm run chain`. */
import { parseArgs } from 'node:util';
import { readFlags } from '../../ground/terminal/flag.ts';

const actions = ['status', 'reconcile', 'cut-back', 'move', 'refunded'] as const;
export type Action = (typeof actions)[number];

export interface ChainFlags {
  readonly action: Action;
  readonly apply: boolean;
  readonly json: boolean;
  /** The address that gets the appender's role; undefined if that is decided later. */
  readonly appender: string | undefined;
  readonly unpause: boolean;
  /** The address of the new market; undefined if it is not deployed yet. */
  readonly to: string | undefined;
  /** The address that may pause the new market. */
  readonly pauser: string | undefined;
  /** The id of a refunded purchase, and the hash of the refund's transaction. */
  readonly purchase: string | undefined;
  readonly transaction: string | undefined;
}

export const chainHelp = `npm run chain -- status|reconcile [--apply] [--json] | cut-back [--appender ADDRESS] [--unpause] [--apply] | move [--to ADDRESS] [--pauser ADDRESS] [--apply]
                 | refunded --purchase ID --transaction HASH   [--reason TEXT]

  status     shows the lane's state: root and size on the chain and in the store, what waits, what is in flight,
             payouts that the chain no longer has
  reconcile  compares the stored tree with the chain and the leaf log, and the payouts with the chain; --apply rebuilds the tree
             from the log if it was lost, publishes again what the chain lost, and settles its payouts again
  cut-back   says which leaves at the end of the chain's tree are not ours, and who appended them; --apply takes the
             appender's role from them, cuts their leaves away, gives the role to --appender and ends a pause if --unpause says
             so, each with the owner's key (CGDX_OWNER_KEY)
  move       says what there is to do until the market goes on in a new contract over the same token, with its tree, promises,
             escrows and stores; --apply does what can be done now, with the owner's key. Run it again until it is done: it
             deploys and announces, and 14 days later retires and moves. --to names what the first run has deployed, --pauser
             who may pause it
  refunded   notes that a transaction has paid back a purchase that the contract does not refund
  --reason   why, for whatever changes something: the audit log keeps it
  --json     one JSON object, for programs

This works on the running local cloud; for a deployed stage, run: npx sst shell --stage NAME -- npm run chain -- status`;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parseChainFlags(args: readonly string[]): ChainFlags | string {
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const [asked, ...others] = parsed.positionals;
  const action = actions.find((name) => name === asked);
  if (action === undefined) return `Say what to do: ${actions.join(' or ')}.`;
  if (others.length > 0) return `One action at a time: leave out "${others.join('", "')}".`;
  const { to, pauser } = parsed.values;
  if (action !== 'move' && (to !== undefined || pauser !== undefined))
    return '--to and --pauser are for move only.';
  if (to !== undefined && !isAddress(to)) return `--to is not an address: ${to}`;
  if (pauser !== undefined && !isAddress(pauser)) return `--pauser is not an address: ${pauser}`;
  if (parsed.values.apply && !['reconcile', 'cut-back', 'move'].includes(action))
    return 'Only reconcile, cut-back and move can --apply.';
  const { appender, unpause } = parsed.values;
  if (action !== 'cut-back' && (appender !== undefined || unpause))
    return '--appender and --unpause are for cut-back only.';
  if (appender !== undefined && !isAddress(appender)) return `--appender is not an address: ${appender}`;
  const { purchase, transaction } = parsed.values;
  const isRefund = purchase !== undefined && /^0x[0-9a-fA-F]{64}$/.test(transaction ?? '');
  if ((action === 'refunded') !== isRefund)
    return 'refunded, and no other action, needs --purchase ID and --transaction HASH.';
  const { apply, json } = parsed.values;
  return { action, apply, json, appender, unpause, to, pauser, purchase, transaction };
}

const isAddress = (text: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(text);

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      appender: { type: 'string' },
      unpause: { type: 'boolean', default: false },
      to: { type: 'string' },
      pauser: { type: 'string' },
      purchase: { type: 'string' },
      transaction: { type: 'string' },
    },
  });
