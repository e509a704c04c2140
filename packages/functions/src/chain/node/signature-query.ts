/**
 * Asks the chain whether a contract account accepts a signature as its own: ERC-1271, and ERC-6492 before it is
 * deployed.
 */
import { signatureCheckCode } from '@cgdx/contracts/call/signature-check.ts';
import { AbiCoder, concat, dataSlice, ZeroAddress } from 'ethers';
import { z } from 'zod';
import { chain } from '../../ground/links.ts';
import { chainUnavailable, RpcRefusal, rpc } from './rpc.ts';

const coder = AbiCoder.defaultAbiCoder();
/** Ends a signature that says how its account is deployed (ERC-6492). */
const wrapperMark = '6492'.repeat(16);
/**
 * The sender of the call, an address that nobody has. Contracts may accept calls from the zero address that
 * nobody can make.
 */
const asker = '0x00000000000000000000000000000000C6D81271';
/** The chain's id, and 1 or 0. */
const answerSchema = z.string().regex(/^0x[0-9a-f]{127}[01]$/i);

interface Unwrapped {
  readonly signature: string;
  /** Deploys the account if it is called with `factoryCall`; zero if nothing is to be deployed. */
  readonly factory: string;
  readonly factoryCall: string;
}

/** Returns undefined if the wrapper is malformed. */
function unwrap(signature: string): Unwrapped | undefined {
  if (!signature.toLowerCase().endsWith(wrapperMark))
    return { signature, factory: ZeroAddress, factoryCall: '0x' };
  try {
    const [factory, factoryCall, inner] = coder.decode(
      ['address', 'bytes', 'bytes'],
      dataSlice(signature, 0, -32),
    );
    return { signature: inner, factory, factoryCall };
  } catch {
    return undefined;
  }
}

/**
 * @param hash of what was signed
 * @returns false also if there is no contract at the address, and none is deployed there by the signature
 * @throws MarketError ChainUnavailable if our chain did not answer: this says nothing about the signature
 *
 */
export async function acceptsSignature(account: string, hash: string, signature: string): Promise<boolean> {
  const signed = unwrap(signature);
  if (!signed) return false;
  const { factory, factoryCall } = signed;
  const about = coder.encode(
    ['address', 'bytes32', 'bytes', 'address', 'bytes'],
    [account, hash, signed.signature, factory, factoryCall],
  );
  const call = { from: asker, data: concat([signatureCheckCode, about]) };
  const answer = await rpc('eth_call', [call, 'latest'], answerSchema).catch((error: unknown) => {
    throw error instanceof RpcRefusal ? chainUnavailable(error) : error;
  });
  const [chainId, isValid]: bigint[] = coder.decode(['uint256', 'uint256'], answer).toArray();
  if (chainId !== BigInt(chain().chainId))
    throw chainUnavailable(new Error(`the node serves the chain ${chainId}, not ours`));
  return isValid === 1n;
}
