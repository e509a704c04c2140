/** A compiled contract, from `contracts/built`: ABI, bytecode and what they were compiled from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Interface, type JsonFragment } from 'ethers';

/** What the compiler says of a compilation; its hash is at the end of the bytecode. */
export interface Metadata {
  readonly language: string;
  /** e.g. `0.8.30+commit.73712a01`. */
  readonly compiler: { readonly version: string };
  readonly settings: Readonly<Record<string, unknown>> & {
    readonly optimizer: { readonly enabled: boolean; readonly runs: number };
  };
  /** By their paths below contracts/. */
  readonly sources: Readonly<Record<string, { readonly keccak256: string }>>;
  readonly output: { readonly abi: readonly JsonFragment[] };
}

/** The office has the marketplace's rare calls and the reader its views, under the marketplace's address. */
export const contractNames = ['CGDX', 'Marketplace', 'MarketOffice', 'MarketReader'] as const;
export type ContractName = (typeof contractNames)[number];

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

const ourBuilt = fileURLToPath(new URL('../built', import.meta.url));

export const builtFile = (contract: ContractName, folder = ourBuilt): string =>
  join(folder, `${contract}.sol`, `${contract}.json`);

export function readArtifact(contract: ContractName): Artifact {
  const { bytecode, deployedBytecode, rawMetadata, storageLayout } = JSON.parse(
    readFileSync(builtFile(contract), 'utf8'),
  );
  const metadata: Metadata = JSON.parse(rawMetadata);
  return {
    abi: metadata.output.abi,
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
  const parts = contract === 'CGDX' ? contractNames.slice(0, 1) : contractNames.slice(1);
  return parts.flatMap((part) => readArtifact(part).abi);
}

/** The same as lines of Solidity, sorted: what the app reads, and what a reviewer can. */
export function readableAbi(contract: 'CGDX' | 'Marketplace'): string[] {
  const called = abiOf(contract).filter(({ type }) => type !== 'constructor' && type !== 'fallback');
  // Errors and events that both parts know are listed once.
  return [...new Set(new Interface(called).format(false))].sort();
}
