/** Compares the stored tree with the chain and the leaf log, and rebuilds it from the log where it was lost. */
import { fromHex, type Hash, sameHash, toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf } from '@cgdx/core/merkle/leaf.ts';
import type { TreeNode } from '@cgdx/core/merkle/node-store.ts';
import { type PackedTree, packTree } from '@cgdx/core/merkle/packed.ts';
import type { Place } from '@cgdx/core/merkle/shape.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { type Head, readHead } from '../../store/merkle/head.ts';
import { leafCount, readLeaves } from '../../store/merkle/leaf-log.ts';
import type { Lease } from '../../store/merkle/lease.ts';
import { madeLeaf } from '../../store/merkle/made-leaf.ts';
import { findDamagedNodes } from '../../store/merkle/node-reader.ts';
import { tableNodeStore } from '../../store/merkle/node-store.ts';
import {
  allClaimed,
  findPublicationOf,
  newestVersion,
  type Publication,
  type RootUpdate,
  readInFlight,
  restoreHead,
  storePublication,
} from '../../store/merkle/root-update.ts';
import { wasmHashPair } from '../../store/merkle/wasm-hash-pair.ts';
import { currentRoot, currentSize } from '../node/chain-query.ts';
import { rebuildPublications } from './rebuild-publications.ts';

/** Leaves and nodes that are read or written at once. */
const portion = 2_000;

export interface Repair {
  readonly head: Head;
  /** Nodes that are missing or wrong on their pages. */
  readonly nodes: readonly TreeNode[];
  readonly isHeadWrong: boolean;
  /** Lost, and made anew from what the chain has. */
  readonly publications: readonly Publication[];
}

export interface Diagnosis {
  /** In words, for the operator. */
  readonly findings: readonly string[];
  /** Present where the log makes good what was lost. */
  readonly repair?: Repair;
  /** Nothing to do: all agree, or the lane brings it about by itself. */
  readonly isSound: boolean;
}

/** Reads everything and changes nothing. */
export async function diagnose(): Promise<Diagnosis> {
  const [head, root, size, inFlight] = await Promise.all([
    readHead(),
    currentRoot(),
    currentSize(),
    readInFlight(),
  ]);
  const log = await readLog();
  if (log.fault !== undefined) return { isSound: false, findings: [log.fault] };
  const atHead = await build(log.leaves, Math.min(head.size, log.leaves.length));
  const atChain = size === head.size ? atHead : await build(log.leaves, Math.min(size, log.leaves.length));
  const isHeadRight = atHead.root === head.root && samePeaks(head, atHead.peaks);
  if (isHeadRight && root !== head.root) {
    if (inFlight?.newRoot === root)
      return {
        isSound: true,
        findings: ['The chain is one move ahead of the store: the lane takes it over by itself.'],
      };
    const earlier = await findPublicationOf(root);
    if (earlier && earlier.version < head.version)
      return {
        isSound: true,
        findings: [
          `The chain stands at version ${earlier.version} of ${head.version}: the lane publishes the rest again.`,
        ],
      };
  }
  if (atChain.root !== root)
    return {
      isSound: false,
      findings: [
        `The chain has the root ${root} over ${size} leaves; the log makes ${atChain.root} of its first ${Math.min(size, log.leaves.length)}.`,
        'Something other than the lane changed the root, or the log is not of this contract. This cannot be made good from the log.',
      ],
    };
  const { damaged: nodes, count } = await damagedNodes(atChain.nodes);
  const isHeadWrong = !isHeadRight || head.size !== size;
  const published = await findPublicationOf(root);
  const version = published?.version ?? (isHeadWrong ? await lostVersion(root, inFlight) : head.version);
  const { movedIn } = head;
  const target = { root, size, peaks: atChain.peaks, version, ...(movedIn && { movedIn }) };
  const publications = await rebuildPublications(target, atChain.nodes);
  const isUnnamed = !published && !movedIn && size > 0 && publications.at(-1)?.version !== version;
  const findings = [
    `The log has ${log.leaves.length} leaves without a gap; its first ${size} make the root that the chain has.`,
    isHeadWrong
      ? `HEAD is wrong: it says ${head.size} leaves and the root ${head.root}.`
      : `HEAD agrees: ${head.size} leaves, version ${head.version}.`,
    nodes.length > 0
      ? `${nodes.length} of ${count} nodes are missing or wrong.`
      : `All ${count} nodes are there.`,
    ...publications.map(
      (made) =>
        `The publication of version ${made.version} is lost; the chain has it: ${made.transactionHash}.`,
    ),
    ...(isUnnamed
      ? [
          `The publication of this root (version ${version}) is lost, and the chain does not tell its transaction: until the next upload is confirmed, proofs and certificates have none to name.`,
        ]
      : []),
  ];
  if (!isHeadWrong && nodes.length === 0 && publications.length === 0)
    return { isSound: !isUnnamed, findings };
  return { isSound: false, findings, repair: { head: target, nodes, isHeadWrong, publications } };
}

/** The number of a move whose publication is lost: what is on its way follows it, and what was published is before it. */
async function lostVersion(root: string, inFlight: RootUpdate | undefined): Promise<number> {
  return inFlight?.oldRoot === root ? inFlight.version - 1 : (await newestVersion()) + 1;
}

/** Writes what `diagnose` found to be lost. Sends nothing to the chain. @throws MarketError LeaseLost */
export async function repairTree(lease: Lease, repair: Repair): Promise<void> {
  const { head, nodes, isHeadWrong, publications } = repair;
  const store = tableNodeStore(lease.fence);
  for (let at = 0; at < nodes.length; at += portion) await store.write(nodes.slice(at, at + portion));
  if (isHeadWrong) await restoreHead(lease, head);
  for (const publication of publications) await storePublication(lease, publication);
}

interface Log {
  readonly leaves: readonly Hash[];
  readonly fault?: string;
}

/** Every leaf as it stands in the tree: claimed ones are flipped. */
async function readLog(): Promise<Log> {
  const [count, paid] = await Promise.all([leafCount(), allClaimed()]);
  const claimed = new Set(paid.map(({ index }) => index));
  const leaves: Hash[] = [];
  for (let from = 0; from < count; from += portion) {
    for (const logged of await readLeaves(from, Math.min(count, from + portion))) {
      if (logged.index !== leaves.length)
        return {
          leaves,
          fault: `The log has no leaf ${leaves.length}. Restore its table from a backup first.`,
        };
      const leaf = madeLeaf(logged);
      if (toHex(leaf) !== logged.leaf)
        return { leaves, fault: `Leaf ${logged.index} of the log is not what its upload makes.` };
      leaves.push(claimed.has(logged.index) ? claimedLeaf(leaf) : leaf);
    }
  }
  if (leaves.length < count)
    return {
      leaves,
      fault: `The log says ${count} leaves and has ${leaves.length}. Restore its table from a backup first.`,
    };
  return { leaves };
}

async function build(leaves: readonly Hash[], size: number) {
  const { tree, nodes } = packTree(leaves.slice(0, size), await wasmHashPair());
  return { root: toHex(rootOf(tree)), peaks: tree.peaks.map(toHex), nodes };
}

/** Those that are not on their pages as they should be, and how many there are in all. */
async function damagedNodes(all: PackedTree): Promise<{ damaged: TreeNode[]; count: number }> {
  const damaged: TreeNode[] = [];
  let count = 0;
  let some: Place[] = [];
  const check = async () => {
    const hashes = await all.read(some);
    damaged.push(...(await findDamagedNodes(some.map((place, at) => ({ place, hash: hashes[at] as Hash })))));
    count += some.length;
    some = [];
  };
  for (const place of all.places()) {
    some.push(place);
    if (some.length === portion) await check();
  }
  await check();
  return { damaged, count };
}

const samePeaks = (head: Head, peaks: readonly string[]): boolean =>
  head.peaks.length === peaks.length &&
  head.peaks.every((peak, at) => sameHash(fromHex(peak), fromHex(peaks[at] ?? '')));
