/** A fault of the machine, and the behaviour of a cloud that meets it. */
import type { Cloud, EndedCloud, TryCloud } from '@cgdx/stand/cloud/cloud.ts';

export interface EnvironmentWorld {
  /** Copies the state into a directory, by default a new one, which is removed at the end. */
  readonly copy: (into?: string) => Promise<string>;
  /** Starts a cloud that is stopped at the end of the case. */
  readonly start: (directory: string, how?: TryCloud) => Promise<Cloud | EndedCloud>;
  /** Returns the original's records that a running cloud lacks. */
  readonly missingIn: (cloud: Cloud) => Promise<readonly string[]>;
}

export interface EnvironmentVerdict {
  readonly holds: boolean;
  readonly seen: string;
}

export interface EnvironmentCase {
  /** The fault of the machine. */
  readonly name: string;
  /** Returns the reason for which the case cannot be tried on this machine. */
  readonly obstacle?: () => Promise<string | undefined>;
  readonly attempt: (world: EnvironmentWorld) => Promise<EnvironmentVerdict>;
}

export const broken = (seen: string): EnvironmentVerdict => ({ holds: false, seen });

/** Combines the results of several tries, all of which must hold. */
export function allOf(verdicts: readonly EnvironmentVerdict[]): EnvironmentVerdict {
  const faults = verdicts.filter(({ holds }) => !holds);
  const told = faults.length > 0 ? faults : verdicts;
  return {
    holds: faults.length === 0 && verdicts.length > 0,
    seen: [...new Set(told.map(({ seen }) => seen))].join('; '),
  };
}
