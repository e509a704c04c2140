/** Asks the chain whether it ever had a certificate's root: the transaction that set it, its block, and today's root. */
import type { Certificate } from '@cgdx/core/merkle/certificate.ts';
import { keccak, toHex } from '@cgdx/core/merkle/hash.ts';
import { decodeVoids, isVoided, voidsCall } from '@cgdx/core/merkle/void.ts';
import { z } from 'zod';
import { describeTime } from '../format/date.ts';
import { type ProofStep, upToFirstFault } from './proof-step.ts';

/** Calls a method of the chain's node. */
export type Rpc = (method: string, parameters: readonly unknown[]) => Promise<unknown>;

const signatureHash = (signature: string): string => toHex(keccak(new TextEncoder().encode(signature)));
const rootUpdated = signatureHash('LogMerkleRootUpdated(bytes32)');
const rootSelector = signatureHash('getDataUploadMerkleRoot()').slice(0, 10);

const receiptSchema = z
  .object({
    status: z.string(),
    blockNumber: z.string(),
    blockHash: z.string(),
    logs: z.array(z.object({ address: z.string(), topics: z.array(z.string()) })),
  })
  .nullable();
const blockSchema = z.object({ hash: z.string(), timestamp: z.string() }).nullable();

/** @throws the error of `rpc` if the node cannot be reached */
export async function chainSteps(certificate: Certificate, rpc: Rpc): Promise<readonly ProofStep[]> {
  const chainId = Number(z.string().parse(await rpc('eth_chainId', [])));
  const steps = [nodeStep(certificate, chainId)];
  if (chainId === certificate.chainId) {
    const receipt = receiptSchema.parse(
      await rpc('eth_getTransactionReceipt', [certificate.transactionHash]),
    );
    const announced = announcementStep(certificate, receipt);
    steps.push(announced);
    if (receipt && announced.state === 'holds') {
      steps.push(await blockStep(certificate, receipt, rpc), await cutStep(certificate, rpc));
      steps.push(await todayStep(certificate, rpc));
    }
  }
  return upToFirstFault(steps);
}

function nodeStep({ chainId }: Certificate, found: number): ProofStep {
  const holds = chainId === found;
  return {
    key: 'node',
    title: 'A node of the chain answers',
    state: holds ? 'holds' : 'broken',
    text: holds
      ? 'From here on your browser asks the blockchain, not us.'
      : `It is a node of chain ${found}, and the certificate is about chain ${chainId}.`,
    facts: [{ label: 'Chain', value: String(found) }],
  };
}

function announcementStep(
  { marketplace, root, transactionHash, blockNumber }: Certificate,
  receipt: z.infer<typeof receiptSchema>,
): ProofStep {
  const step = { key: 'transaction', title: 'The chain has this root' };
  const facts = [{ label: 'Transaction', value: transactionHash }];
  const broken = (text: string): ProofStep => ({ ...step, state: 'broken', text, facts });
  if (!receipt) return broken('The chain knows no such transaction.');
  if (Number(receipt.status) !== 1) return broken('The transaction failed: it set no root.');
  const isAnnounced = receipt.logs.some(
    ({ address, topics }) =>
      address.toLowerCase() === marketplace.toLowerCase() && topics[0] === rootUpdated && topics[1] === root,
  );
  if (!isAnnounced) return broken('The contract did not announce this root in that transaction.');
  const foundIn = Number(receipt.blockNumber);
  if (foundIn !== blockNumber)
    return broken(`The transaction is in block ${foundIn}, not in block ${blockNumber}.`);
  return {
    ...step,
    state: 'holds',
    text: 'In this transaction the contract announced exactly the root that your browser computed.',
    facts,
  };
}

async function blockStep(
  { blockNumber }: Certificate,
  { blockHash }: { blockHash: string },
  rpc: Rpc,
): Promise<ProofStep> {
  const number = `0x${blockNumber.toString(16)}`;
  const [block, newest] = [
    blockSchema.parse(await rpc('eth_getBlockByNumber', [number, false])),
    Number(z.string().parse(await rpc('eth_blockNumber', []))),
  ];
  const holds = block?.hash === blockHash;
  const later = Math.max(0, newest - blockNumber);
  return {
    key: 'block',
    title: 'Its block is part of the chain',
    state: holds ? 'holds' : 'broken',
    text: holds
      ? `Block ${blockNumber} is from ${describeTime(new Date(Number(block.timestamp) * 1_000).toISOString())}, and ${later === 0 ? 'no block was' : later === 1 ? 'one block was' : `${later.toLocaleString('en')} blocks were`} built on it since.`
      : `The chain has another block ${blockNumber} than the one of this transaction. Ask again in a minute.`,
    facts: [
      { label: 'Block', value: String(blockNumber) },
      { label: 'Block hash', value: blockHash },
    ],
  };
}

/** Checks that the root covers no leaves that were cut from the tree, such as those that a stolen key appended. */
async function cutStep(certificate: Certificate, rpc: Rpc): Promise<ProofStep> {
  const call = { to: certificate.marketplace, data: voidsCall };
  const holds = !isVoided(
    decodeVoids(z.string().parse(await rpc('eth_call', [call, 'latest']))),
    certificate,
  );
  return {
    key: 'cut',
    title: 'This root was not revoked',
    state: holds ? 'holds' : 'broken',
    text: holds
      ? 'The contract keeps a list of all leaves that were ever cut from the tree, and this root covers none of them.'
      : 'Uploads under this root were cut from the tree later, because somebody without the right to do so had appended them. Ask for a new certificate: if the upload is still in the tree, it has one.',
    facts: [],
  };
}

async function todayStep({ marketplace, root }: Certificate, rpc: Rpc): Promise<ProofStep> {
  const now = z.string().parse(await rpc('eth_call', [{ to: marketplace, data: rootSelector }, 'latest']));
  return {
    key: 'today',
    title: 'The contract’s root today',
    state: 'holds',
    text:
      now === root
        ? 'It is still this one: nothing was added or claimed since.'
        : 'It has moved on, as it does with each upload and each claim. What was in the tree stays in it: a certificate is checked against the root of its own block.',
    facts: [{ label: 'Root now', value: now }],
  };
}
