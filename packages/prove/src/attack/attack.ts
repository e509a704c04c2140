/** What an attack is, and what it is tried in. */
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Person } from '@cgdx/local/contribute/person.ts';
import type { Cloud } from '@cgdx/local/spawn/cloud.ts';

export interface World {
  readonly cloud: Cloud;
  /** Somebody new each time: an attack leaves traces. */
  readonly newcomer: () => Promise<Person>;
  /** Sends an export as the pages do and waits for its end. */
  readonly contribute: (person: Person, poolId: PoolId, archive: Uint8Array) => Promise<Outcome>;
}

export interface Outcome {
  /** `accepted`: it will be paid. */
  readonly state: 'accepted' | 'refused' | 'unfinished';
  /** Why it was refused, for programs. */
  readonly code: string;
  readonly score: number;
}

export interface Verdict {
  readonly isRefused: boolean;
  readonly seen: string;
}

export interface Attack {
  /** What is tried, as the attacker would say it. */
  readonly name: string;
  /** It stops a part of the cloud for a moment, so that nothing else is tried meanwhile. */
  readonly isAlone?: boolean;
  /** It takes a minute of CPU: left out if all are tried with every change. */
  readonly isLong?: boolean;
  readonly attempt: (world: World) => Promise<Verdict>;
}

/** All of several tries must be refused. */
export const allRefused = (tries: readonly Verdict[]): Verdict => {
  const through = tries.filter(({ isRefused }) => !isRefused);
  return {
    isRefused: through.length === 0,
    seen:
      through.length === 0
        ? `${tries.length} tries, all refused`
        : through.map(({ seen }) => seen).join('; '),
  };
};
