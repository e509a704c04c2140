/** The account that a sample is of. */
import { watermarkUser } from '@cgdx/core/authenticity/watermark.ts';
import { inventPerson, type Person } from '../person.ts';
import { createRandom } from '../random.ts';

export interface Owner {
  readonly person: Person;
  /** Digits. */
  readonly accountId: string;
  readonly userName: string;
}

/** `n`: 0 for the person themselves; whoever comes second into a merged archive has another account. */
export function ownerOf(person: Person, seed: string, n: number): Owner {
  // of the person, so that a later export is of the same account
  const random = createRandom(`account ${person.userName} ${n}`);
  const accountId = String(random.between(200_000_000, 3_999_999_999));
  if (n === 0) return { person, accountId, userName: person.userName };
  const other = inventPerson(`${seed} other`);
  return { person: other, accountId, userName: `${watermarkUser}${n}-${other.userName.slice(-8)}` };
}

/** An account of somebody else. */
export const otherAccount = (pick: number): string => String(4_100_000_000 + pick);
