/** A fault of the machine, and what a cloud makes of it. */
import type { Cloud, EndedCloud, TryCloud } from '@cgdx/stand/cloud/cloud.ts';

export interface EnvironmentWorld {
  /** Puts a copy of the state into a directory, a new one by default, which is removed at the end. */
  readonly copy: (into?: string) => Promise<string>;
  /** Starts a cloud that ends with the case. */
  readonly start: (directory: string, how?: TryCloud) => Promise<Cloud | EndedCloud>;
  /** Returns what a running cloud lacks of what the original holds. */
  readonly missingIn: (cloud: Cloud) => Promise<readonly string[]>;
}

export interface EnvironmentVerdict {
  readonly holds: boolean;
  readonly seen: string;
}

export interface EnvironmentCase {
  /** What is wrong with the machine. */
  readonly name: string;
  /** Returns why it cannot be tried on this machine. */
  readonly obstacle?: () => Promise<string | undefined>;
  readonly attempt: (world: EnvironmentWorld) => Promise<EnvironmentVerdict>;
}

export const broken = (seen: string): EnvironmentVerdict => ({ holds: false, seen });

/** Joins what was seen in several tries; all of them must hold. */
export function allOf(verdicts: readonly EnvironmentVerdict[]): EnvironmentVerdict {
  const faults = verdicts.filter(({ holds }) => !holds);
  const told = faults.length > 0 ? faults : verdicts;
  return {
    holds: faults.length === 0 && verdicts.length > 0,
    seen: [...new Set(told.map(({ seen }) => seen))].join('; '),
  };
}
