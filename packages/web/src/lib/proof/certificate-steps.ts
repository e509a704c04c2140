/** Checks an upload's certificate by its own content: its subject, its leaf, and each hash up to the root. Pure. */
import { type Certificate, certifiedLeaf } from '@cgdx/core/merkle/certificate.ts';
import { fromHex, toHex } from '@cgdx/core/merkle/hash.ts';
import { walkProof } from '@cgdx/core/merkle/proof-walk.ts';
import { parsePoolId, poolName } from '@cgdx/core/pool/pool.ts';
import { type ProofStep, upToFirstFault } from './proof-step.ts';

/** The market of this page: a certificate of another contract proves nothing here. */
export interface Market {
  readonly chainId: number;
  readonly marketplace: string;
}

/** @param uploadHash the hash in the page's address, 0x and 64 hex digits */
export function certificateSteps(
  certificate: Certificate,
  uploadHash: string,
  market: Market,
): readonly ProofStep[] {
  return upToFirstFault([
    subjectStep(certificate, uploadHash),
    marketStep(certificate, market),
    leafStep(certificate),
    ...pathSteps(certificate),
  ]);
}

function subjectStep({ uploadHash: certified }: Certificate, uploadHash: string): ProofStep {
  const holds = certified === uploadHash;
  return {
    key: 'subject',
    title: 'The certificate is for this upload',
    state: holds ? 'holds' : 'broken',
    text: holds
      ? 'It names exactly the hash in the address of this page.'
      : 'It names another upload than the one in the address of this page.',
    facts: [
      { label: 'Upload hash', value: uploadHash },
      ...(holds ? [] : [{ label: 'In the certificate', value: certified }]),
    ],
  };
}

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function marketStep({ chainId, marketplace }: Certificate, market: Market): ProofStep {
  const holds = chainId === market.chainId && sameAddress(marketplace, market.marketplace);
  return {
    key: 'market',
    title: 'It is about this market',
    state: holds ? 'holds' : 'broken',
    text: holds
      ? 'It names the contract and the chain that this page works with.'
      : 'It names a contract or a chain that is not this market’s, so it says nothing about this market.',
    facts: [
      { label: 'Contract', value: marketplace },
      { label: 'Chain', value: String(chainId) },
      ...(holds ? [] : [{ label: 'This market', value: `${market.marketplace} on chain ${market.chainId}` }]),
    ],
  };
}

function leafStep(certificate: Certificate): ProofStep {
  const { dataPoolId, quality, multiplier, claimed, leaf, index, size } = certificate;
  const computed = toHex(certifiedLeaf(certificate));
  const holds = computed === leaf;
  return {
    key: 'leaf',
    title: 'Its leaf',
    state: holds ? 'holds' : 'broken',
    text: holds
      ? 'Your browser hashed the pool, the upload, its quality and its multiplier, and got the leaf of the certificate. Change any of them, and the leaf is another.'
      : 'The pool, the upload, its quality and its multiplier do not hash to the leaf of the certificate: at least one of them was changed.',
    facts: [
      { label: 'Data pool', value: nameOf(dataPoolId) },
      { label: 'Quality', value: `${quality} out of 10` },
      { label: 'Multiplier', value: `${multiplier}x` },
      {
        label: 'Reward',
        value: claimed ? 'was paid, or there is none: the leaf is marked as claimed' : 'not claimed yet',
      },
      { label: 'Leaf', value: leaf },
      ...(holds ? [] : [{ label: 'Computed', value: computed }]),
      { label: 'Leaf index', value: `${index} of ${size} leaves; the first is 0` },
    ],
  };
}

/** A pool that this page does not know by name is shown with its id. */
function nameOf(dataPoolId: string): string {
  const poolId = parsePoolId(dataPoolId);
  return poolId ? poolName(poolId) : dataPoolId;
}

function pathSteps({ leaf, index, size, proof, root }: Certificate): readonly ProofStep[] {
  const walked = walkProof({ leaf: fromHex(leaf), index, size, siblings: proof.map(fromHex) });
  if (!walked) {
    return [
      {
        key: 'path',
        title: 'The way to the root',
        state: 'broken',
        text: `A tree of ${size} leaves has another way from leaf index ${index} to its root than one of ${proof.length} hashes.`,
        facts: [{ label: 'Hashes in the certificate', value: String(proof.length) }],
      },
    ];
  }
  const climbed = walked.map(({ sibling, siblingIsLeft, node }, at): ProofStep => {
    const side = siblingIsLeft ? 'left' : 'right';
    return {
      key: `path-${at}`,
      title: `Hash ${at + 1} of ${walked.length}`,
      state: 'holds',
      text: `Hashed with its neighbour on the ${side}: one level up.`,
      facts: [
        { label: `Neighbour, ${side}`, value: toHex(sibling) },
        { label: 'Together', value: toHex(node) },
      ],
    };
  });
  const reached = toHex(walked.at(-1)?.node ?? fromHex(leaf));
  const holds = reached === root;
  return [
    ...climbed,
    {
      key: 'root',
      title: 'The root',
      state: holds ? 'holds' : 'broken',
      text: holds
        ? `The way ends at the root of the certificate, which stands for ${size === 1 ? 'the one upload there was' : `all ${size} uploads at once`}.`
        : 'The way ends at another root than the certificate’s: one of the hashes on it was changed.',
      facts: [{ label: 'Root', value: root }, ...(holds ? [] : [{ label: 'Reached', value: reached }])],
    },
  ];
}
