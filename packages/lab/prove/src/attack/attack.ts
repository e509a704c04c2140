/** An attack, and the environment in which it is tried. */
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';

export interface World {
  readonly cloud: Cloud;
  /** Makes a new person each time, since an attack leaves traces. */
  readonly newcomer: () => Promise<Person>;
  /** Sends an export as the pages do, and waits for the result. */
  readonly contribute: (person: Person, poolId: PlatformId, archive: Uint8Array) => Promise<Outcome>;
}

export interface Outcome {
  /** `accepted`: the upload will be paid. */
  readonly state: 'accepted' | 'refused' | 'unfinished';
  /** The reason for the refusal, for programs. */
  readonly code: string;
  readonly score: number;
}

export interface Verdict {
  readonly isRefused: boolean;
  readonly seen: string;
}

export interface Attack {
  /** The attacker's goal, as a verb phrase. */
  readonly name: string;
  /** Set if the attack stops a part of the cloud for a moment, so that no other attack may run at the same time. */
  readonly isAlone?: boolean;
  /** Set if the attack takes a minute of CPU time; it is skipped in the run for every change. */
  readonly isLong?: boolean;
  readonly attempt: (world: World) => Promise<Verdict>;
}

/** Combines the verdicts on several tries, all of which must be refused. */
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
