/** What forge built: ABI and bytecode of one contract, from `contracts/out`. */
import { readFileSync } from 'node:fs';
import { Interface, type JsonFragment } from 'ethers';

/** What the compiler says of a compilation; its hash is at the end of the bytecode. */
export interface Metadata {
  readonly language: string;
  /** e.g. `0.8.30+commit.73712a01`. */
  readonly compiler: { readonly version: string };
  readonly settings: Readonly<Record<string, unknown>>;
  /** By their paths below contracts/. */
  readonly sources: Readonly<Record<string, unknown>>;
}

/** The office has the marketplace's seldom calls and its views, under the marketplace's address. */
export type ContractName = 'CGDX' | 'Marketplace' | 'MarketOffice';

export interface Artifact {
  readonly abi: readonly JsonFragment[];
  /** 0x hex, ready to deploy. */
  readonly bytecode: string;
  /** 0x hex of the code that is deployed to its address, immutables zero. */
  readonly deployedBytecode: string;
  readonly metadata: Metadata;
  /** Every word of storage that the contract's sources declare, in order. */
  readonly storage: readonly {
    readonly label: string;
    readonly slot: string;
    readonly offset: number;
    readonly type: string;
  }[];
  /** Where the immutables are, in bytes. */
  readonly immutableReferences: readonly { readonly start: number; readonly length: number }[];
}

/** @throws Error (ENOENT) if forge has not built yet */
export function readArtifact(contract: ContractName): Artifact {
  const file = new URL(`../out/${contract}.sol/${contract}.json`, import.meta.url);
  const { abi, bytecode, deployedBytecode, metadata, storageLayout } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    abi,
    bytecode: bytecode.object,
    deployedBytecode: deployedBytecode.object,
    metadata,
    storage: storageLayout.storage,
    immutableReferences: Object.values<{ start: number; length: number }[]>(
      deployedBytecode.immutableReferences,
    ).flat(),
  };
}

/** All that answers at the contract's address. */
export function abiOf(contract: 'CGDX' | 'Marketplace'): readonly JsonFragment[] {
  const { abi } = readArtifact(contract);
  return contract === 'CGDX' ? abi : [...abi, ...readArtifact('MarketOffice').abi];
}

/** The same as lines of Solidity, sorted: what the app reads, and what a reviewer can. */
export function readableAbi(contract: 'CGDX' | 'Marketplace'): string[] {
  const called = abiOf(contract).filter(({ type }) => type !== 'constructor' && type !== 'fallback');
  // Errors and events that both parts know are listed once.
  return [...new Set(new Interface(called).format(false))].sort();
}
