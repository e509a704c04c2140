/** For tests: wallets that are contracts, and a signer that drives such a wallet as a wallet application does. */
import { compile } from '@cgdx/contracts/call/compile.ts';
import {
  AbiCoder,
  AbstractSigner,
  ContractFactory,
  concat,
  getCreate2Address,
  Interface,
  keccak256,
  type Provider,
  type TransactionRequest,
  type TransactionResponse,
  type Wallet,
  ZeroHash,
} from 'ethers';

const codes = compile(new URL('key-wallet.sol', import.meta.url));
const coder = AbiCoder.defaultAbiCoder();
export const keyWallet = new Interface(['function take(address by)', 'function run(address to, bytes data)']);
const factory = new Interface(['function make(address owner) returns (address)']);

export const makeCall = (owner: string): string => factory.encodeFunctionData('make', [owner]);

const creationOf = (owner: string): string =>
  concat([codes.KeyWallet ?? '', coder.encode(['address'], [owner])]);

/** Returns the address at which `factoryAddress` deploys this owner's wallet. */
export const addressOf = (factoryAddress: string, owner: string): string =>
  getCreate2Address(factoryAddress, ZeroHash, keccak256(creationOf(owner)));

/** @returns its address */
export async function deploy(
  by: Wallet,
  name: 'KeyWallet' | 'KeyWalletFactory' | 'Echo' | 'Babbler',
  owner?: string,
): Promise<string> {
  const code = owner === undefined ? (codes[name] ?? '') : creationOf(owner);
  const contract = await new ContractFactory([], code, by).deploy();
  await contract.waitForDeployment();
  return contract.getAddress();
}

/**
 * Signs with the owner's key and sends transactions through a bundler: no transaction is sent from the wallet's own
 * address.
 */
export class ContractSigner extends AbstractSigner {
  readonly #address: string;
  readonly #owner: Wallet;
  readonly #bundler: Wallet;

  constructor(address: string, owner: Wallet, bundler: Wallet) {
    super(bundler.provider);
    this.#address = address;
    this.#owner = owner;
    this.#bundler = bundler;
  }
  override getAddress = async (): Promise<string> => this.#address;
  override connect(_provider: Provider | null): ContractSigner {
    return this;
  }
  override signTransaction(): Promise<string> {
    throw new Error('A contract signs no transaction.');
  }
  override signMessage = (message: string | Uint8Array): Promise<string> => this.#owner.signMessage(message);
  override signTypedData: Wallet['signTypedData'] = (...about) => this.#owner.signTypedData(...about);
  override async sendTransaction({ to, data }: TransactionRequest): Promise<TransactionResponse> {
    const run = keyWallet.encodeFunctionData('run', [to, data]);
    return this.#bundler.sendTransaction({ to: this.#address, data: run });
  }
}
