/** Reports the gas of each contract call as a whole transaction, beside OpenZeppelin's tree and other markets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { buildWhereStale } from '@cgdx/contracts/deploy/build.ts';
import { forgeProgram } from '@cgdx/contracts/forge/program.ts';
import { z } from 'zod';
import type { Benchmark } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import { goalLines } from './gas-goal.ts';

const directory = fileURLToPath(new URL('../../../../../contracts/', import.meta.url));
const snapshotSchema = z.record(z.string(), z.coerce.number());

/** Figures of other projects, from their own chains or reports, which are not measured in this run. */
const carried = {
  vanaAddFile: 182_000,
  semaphore: 583_000,
  vanaClaim: 305_000,
  vanaFirstClaim: 401_000,
  vanaPool: 325_000,
  oceanPublish: 1_490_000,
  oceanPurchase: 215_000,
} as const;

/** Returns the snapshots' figures, which are current: forge fails if one has changed. */
async function measured(): Promise<{ ours: Snapshot; peer: Snapshot }> {
  await buildWhereStale();
  for (const profile of ['default', 'peer']) {
    const tests = ['test', '--match-contract', 'GasTest'];
    const env = { FOUNDRY_PROFILE: profile };
    const { code, said } = await runProgram(forgeProgram(), tests, { cwd: directory, env });
    if (code !== 0) throw new Error(`forge could not measure the gas. Its output:\n\n${said.trim()}`);
  }
  return { ours: read('Marketplace'), peer: read('Peer') };
}

type Snapshot = (name: string) => number;

function read(group: string): Snapshot {
  const text = readFileSync(join(directory, `snapshots/${group}.json`), 'utf8');
  const figures = snapshotSchema.parse(JSON.parse(text));
  return (name) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`snapshots/${group}.json has no "${name}"`);
    return figure;
  };
}

export const gas: Benchmark = {
  about:
    'gas of every call beside OpenZeppelin MerkleTree and Uniswap’s published distributor (measured), other markets (carried) and the goals',
  run: async ({ onNote }) => {
    onNote('forge measures whole transactions ...');
    const { ours, peer } = await measured();
    const row = (what: string, size: string, name: string, peers: Readonly<Record<string, number>>) =>
      line(`gas: ${what}`, size, 'gas', ours(name), peers);
    return [
      row('addDataPool', '1 pool', 'addDataPool', {
        'Vana (carried)': carried.vanaPool,
        'Ocean publish (carried)': carried.oceanPublish,
      }),
      row('append 1', 'average of 64 sizes', 'append 1, average of 64 sizes', {
        'OpenZeppelin MerkleTree d20': peer('OpenZeppelin MerkleTree: append 1, average of 64 sizes'),
        'Vana addFile (carried)': carried.vanaAddFile,
        'Semaphore (carried)': carried.semaphore,
      }),
      row('append 256', 'aligned', 'append 256, aligned', {
        'OpenZeppelin MerkleTree d20': peer('OpenZeppelin MerkleTree: append 256'),
      }),
      row('append 256', 'worst size', 'append 256, at the worst size', {
        'OpenZeppelin MerkleTree d20': peer('OpenZeppelin MerkleTree: append 256'),
      }),
      row('claim', '2^20 leaves, repeat', 'claim at 2^20, repeat', {
        'Uniswap distributor d20': peer('Uniswap distributor: claim at 2^20, repeat'),
        'Vana (carried)': carried.vanaClaim,
      }),
      row('claim', '2^20 leaves, first of its wallet', 'claim at 2^20, first of its wallet', {
        'Uniswap distributor d20': peer('Uniswap distributor: claim at 2^20, first of its wallet'),
        'Vana (carried)': carried.vanaFirstClaim,
      }),
      row(
        'batched claims, each of 50',
        '2^20 leaves, repeat',
        'claims at 2^20, each of 50 together, repeat',
        {
          'Uniswap distributor d20': peer('Uniswap distributor: claim at 2^20, repeat'),
        },
      ),
      row(
        'batched claims, each of 50',
        '2^20 leaves, evenly spread, repeat',
        'claims at 2^20, each of 50 evenly spread, repeat',
        {
          'Uniswap distributor d20': peer('Uniswap distributor: claim at 2^20, repeat'),
        },
      ),
      row('batched claims, each of 50', 'one wallet', 'claims, each of 50 together, one wallet', {}),
      row('batched claims, each of 50', 'first', 'claims, each of 50 together, first of their wallets', {
        'Uniswap distributor d20': peer('Uniswap distributor: claim at 2^20, first of its wallet'),
      }),
      row('purchase of 1 recorded', '1 upload', 'purchase of 1 recorded', {
        'Ocean (carried)': carried.oceanPurchase,
      }),
      row('quoted basket', '100 uploads, warm nonce', 'purchase by quote, a basket of any size', {
        'Ocean, each of 100 (carried)': 100 * carried.oceanPurchase,
      }),
      row('quoted basket', 'first of its buyer', 'purchase by quote, first of its buyer', {}),
      row('recordQuality', '1 upload', 'recordQuality', {}),
      row('settleOffChain', '1 upload', 'settleOffChain', {}),
      row('settled, each of 250', '2^20 leaves', 'settled at 2^20, each of 250 together', {}),
      row('batched claims, each of 250', '2^20 leaves', 'claims at 2^20, each of 250 together', {
        'Uniswap distributor d20': peer('Uniswap distributor: claim at 2^20, repeat'),
      }),
      row('quoted basket with its list', '100 uploads', 'purchase by quote with a list of 100', {}),
      ...goalLines(ours, onNote),
    ];
  },
};
