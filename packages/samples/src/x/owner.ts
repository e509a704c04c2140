/** The account of a sample. */
import { watermarkUser } from '@cgdx/core/authenticity/watermark.ts';
import { inventPerson, type Person } from '../ground/person.ts';
import { createRandom } from '../ground/random.ts';

export interface Owner {
  readonly person: Person;
  /** Decimal digits. */
  readonly accountId: string;
  readonly userName: string;
}

/** `n`: 0 for the person; 1 for the second person of a merged archive, who has another account. */
export function ownerOf(person: Person, seed: string, n: number): Owner {
  // derived from the person, so that a later export has the same account
  const random = createRandom(`account ${person.userName} ${n}`);
  const accountId = String(random.between(200_000_000, 3_999_999_999));
  if (n === 0) return { person, accountId, userName: person.userName };
  const other = inventPerson(`${seed} other`);
  return { person: other, accountId, userName: `${watermarkUser}${n}-${other.userName.slice(-8)}` };
}

/** Returns another person's account. */
export const otherAccount = (pick: number): string => String(4_100_000_000 + pick);
