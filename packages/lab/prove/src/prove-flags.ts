/** The flags of `npm run prove`. */
import { parseArgs } from 'node:util';
import { readFlags } from '@cgdx/local/ground/terminal/flag.ts';

export type ProveFlags =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'kill';
      readonly kills: number;
      readonly uploads: number;
      readonly buyers: number;
      readonly seed: string;
      readonly json: boolean;
    }
  | { readonly kind: 'attacks' | 'environment'; readonly only: string | undefined; readonly json: boolean };

export const proveHelp = `npm run prove -- kill [--kills 200] [--uploads 100] [--buyers 2] [--seed 1] [--json]
npm run prove -- attacks [--only WORD] [--json]
npm run prove -- environment [--only WORD] [--json]

  kill      uploads exports, claims rewards on both rails and buys, by card and in CGDX, while the cloud, its chain, its
            database and its functions are killed at random moments; then counts what was lost, doubled or is stuck, and
            checks every invariant; --buyers buy each upload
  attacks   tries each known attack and says whether it is refused; --only those whose name has this word
  environment  damages each kind of file that a cloud keeps, fills its disk, takes away its packages and the like; says
            what the cloud makes of it, and whether everything is there again once the fault is mended

Each starts clouds of its own in directories of their own, and ends them. --seed repeats a run's choices, not its moments.`;

const defaults = { kills: 200, uploads: 100, buyers: 2, seed: '1' } as const;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parseProveFlags(args: readonly string[]): ProveFlags | string {
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const { help, json, only, ...wishes } = parsed.values;
  if (help) return { kind: 'help' };
  const [kind, ...others] = parsed.positionals;
  if (others.length > 0) return `One action at a time: leave out "${others.join('", "')}".`;
  if (kind === 'attacks' || kind === 'environment') {
    const foreign = Object.entries(wishes).find(([, value]) => value !== undefined)?.[0];
    if (foreign !== undefined) return `${kind} takes no --${foreign}.`;
    return { kind, only, json };
  }
  if (kind !== 'kill') return 'Say what to do: kill, attacks or environment.';
  if (only !== undefined) return 'kill takes no --only.';
  const kills = countOf(wishes.kills, defaults.kills);
  const uploads = countOf(wishes.uploads, defaults.uploads);
  const buyers = countOf(wishes.buyers, defaults.buyers);
  if (kills === undefined || uploads === undefined || buyers === undefined)
    return '--kills, --uploads and --buyers are whole numbers from 1 to 100,000.';
  return { kind, kills, uploads, buyers, seed: wishes.seed ?? defaults.seed, json };
}

const most = 100_000;

function countOf(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined;
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kills: { type: 'string' },
      uploads: { type: 'string' },
      buyers: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
