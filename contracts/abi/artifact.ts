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

export interface Artifact {
  readonly abi: readonly JsonFragment[];
  /** 0x hex, ready to deploy. */
  readonly bytecode: string;
  /** 0x hex of what then stands at its address, immutables zero. */
  readonly deployedBytecode: string;
  readonly metadata: Metadata;
  /** Where the immutables are, in bytes. */
  readonly immutableReferences: readonly { readonly start: number; readonly length: number }[];
}

/** @throws Error (ENOENT) where forge has not built yet */
export function readArtifact(contract: 'CGDX' | 'Marketplace'): Artifact {
  const file = new URL(`../out/${contract}.sol/${contract}.json`, import.meta.url);
  const { abi, bytecode, deployedBytecode, metadata } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    abi,
    bytecode: bytecode.object,
    deployedBytecode: deployedBytecode.object,
    metadata,
    immutableReferences: Object.values<{ start: number; length: number }[]>(
      deployedBytecode.immutableReferences,
    ).flat(),
  };
}

/** The ABI as lines of Solidity, sorted: what the app reads, and what a reviewer can. */
export function readableAbi(artifact: Artifact): string[] {
  const withoutConstructor = artifact.abi.filter((entry) => entry.type !== 'constructor');
  return new Interface(withoutConstructor).format(false).sort();
}
