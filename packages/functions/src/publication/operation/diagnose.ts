/** Compares the stored tree with the chain and the leaf log, and describes each fault and its repair. */
import { fromHex, sameHash } from '@cgdx/core/merkle/hash.ts';
import { type Head, readHead } from '../../chain/merkle/head.ts';
import {
  findPublicationOf,
  newestVersion,
  type RootUpdate,
  readInFlight,
} from '../../chain/merkle/root-update.ts';
import { isHeadVoided } from '../../chain/merkle/voided-head.ts';
import { currentRoot, currentSize, findCut } from '../../chain/node/marketplace-query.ts';
import { buildTree, compareWithPages, readLeafLog } from './logged-tree.ts';
import { rebuildPublications } from './rebuild-publications.ts';
import type { Repair } from './repair.ts';

export interface Diagnosis {
  /** Sentences for the operator. */
  readonly findings: readonly string[];
  /** Present if what was lost can be rebuilt from the log. */
  readonly repair?: Repair;
  /** True if nothing has to be done: store and chain agree, or the lane will repair the difference. */
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
  const { leaves, fault } = await readLeafLog();
  if (fault !== undefined) return { isSound: false, findings: [fault] };
  const atHead = await buildTree(leaves, Math.min(head.size, leaves.length));
  const isHeadRight = atHead.root === head.root && samePeaks(head, atHead.peaks);
  const lag = isHeadRight && root !== head.root ? await describeLag(head, root, inFlight) : undefined;
  if (lag !== undefined) return { isSound: true, findings: [lag] };
  const counted = Math.min(size, leaves.length);
  const atChain = size === head.size ? atHead : await buildTree(leaves, counted);
  if (atChain.root !== root)
    return {
      isSound: false,
      findings: [
        `The chain has the root ${root} over ${size} leaves; the log gives ${atChain.root} of its first ${counted}.`,
        'Something other than the lane changed the root, or the log is not of this contract. This cannot be repaired from the log.',
      ],
    };
  const { damaged: nodes, count } = await compareWithPages(atChain.nodes);
  const isHeadWrong = !isHeadRight || head.size !== size;
  const published = await findPublicationOf(root);
  const version = published?.version ?? (isHeadWrong ? await lostVersion(root, inFlight) : head.version);
  const { movedIn } = head;
  const cutBack = published ? undefined : await findCut(root);
  const target = {
    root,
    size,
    peaks: [...atChain.peaks],
    version,
    ...(movedIn && { movedIn }),
    ...(cutBack && {
      cutBack: { transactionHash: cutBack.transactionHash, blockNumber: cutBack.blockNumber },
    }),
  };
  const publications = await rebuildPublications(target, atChain.nodes);
  const isUnnamed =
    !published && !movedIn && !cutBack && size > 0 && publications.at(-1)?.version !== version;
  const findings = [
    `The log has ${leaves.length} leaves without a gap; its first ${size} give the root on the chain.`,
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
          `The publication of this root (version ${version}) is lost, and the chain does not show its transaction: until the next upload is confirmed, proofs and certificates can name none.`,
        ]
      : []),
  ];
  if (!isHeadWrong && nodes.length === 0 && publications.length === 0)
    return { isSound: !isUnnamed, findings };
  return { isSound: false, findings, repair: { head: target, nodes, isHeadWrong, publications } };
}

/** Explains why a sound store and the chain differ for the moment, if the lane repairs it by itself. */
async function describeLag(
  head: Head,
  root: string,
  inFlight: RootUpdate | undefined,
): Promise<string | undefined> {
  if (inFlight?.newRoot === root)
    return 'The chain is one update ahead of the store: the lane adopts it by itself.';
  const earlier = await findPublicationOf(root);
  if (await isHeadVoided(head)) return undefined;
  return earlier && earlier.version < head.version
    ? `The chain is at version ${earlier.version} of ${head.version}: the lane publishes the rest again.`
    : undefined;
}

/**
 * The version of a root whose publication is lost: the one before the update in flight, or the one after the
 * newest known.
 */
async function lostVersion(root: string, inFlight: RootUpdate | undefined): Promise<number> {
  return inFlight?.oldRoot === root ? inFlight.version - 1 : (await newestVersion()) + 1;
}

const samePeaks = (head: Head, peaks: readonly string[]): boolean =>
  head.peaks.length === peaks.length &&
  head.peaks.every((peak, at) => sameHash(fromHex(peak), fromHex(peaks[at] ?? '')));
