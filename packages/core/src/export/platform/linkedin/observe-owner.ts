/** Checks whether a single person, the owner, takes part in all messages and invitations of an export. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { addUpMaps } from '../../contract/add-up.ts';
import type { Cells } from './linkedin-table.ts';

/** The most people that are counted; the owner is among the first. */
const maxPeople = 20_000;

export interface OwnerCounts {
  readonly records: number;
  /** The number of records that each person is in. */
  readonly people: ReadonlyMap<string, number>;
}

/** The columns with the addresses of the profiles of both sides. */
const sidesOfMessage = ['sender profile url', 'recipient profile urls'] as const;
const sidesOfInvitation = ['inviterprofileurl', 'inviteeprofileurl'] as const;

export interface OwnerObserver {
  add(kind: string, cell: Cells): void;
  finish(): OwnerCounts;
}

export function createOwnerObserver(): OwnerObserver {
  const counts = new Map<string, number>();
  /** People by their addresses as they are written; most are met again. */
  const known = new Map<string, string>();
  const people: string[] = [];
  let records = 0;

  function personOf(address: string): string {
    const found = known.get(address);
    if (found !== undefined) return found;
    const person = address.trim().toLowerCase();
    if (known.size < maxPeople) known.set(address, person);
    return person;
  }

  function meet(address: string): void {
    const person = personOf(address);
    if (person !== '' && !people.includes(person)) people.push(person);
  }

  return {
    add(kind, cell) {
      people.length = 0;
      // drafts and sponsored messages may name only one side
      const [from, to] = kind === 'message' ? sidesOfMessage : sidesOfInvitation;
      meet(cell(from));
      const others = cell(to);
      if (others.includes(',')) others.split(',').forEach(meet);
      else meet(others);
      if (people.length < 2) return;
      records++;
      for (const person of people) {
        const count = counts.get(person);
        if (count !== undefined) counts.set(person, count + 1);
        else if (counts.size < maxPeople) counts.set(person, 1);
      }
    },
    finish: () => ({ records, people: counts }),
  };
}

export function mergeOwners(counts: readonly OwnerCounts[]): OwnerCounts {
  return {
    records: counts.reduce((sum, count) => sum + count.records, 0),
    people: addUpMaps(
      counts.map((count) => count.people),
      maxPeople * 2,
    ),
  };
}

/** Returns the person who is in most records, and how many records lack them. */
export function ownerOf({ records, people }: OwnerCounts): {
  readonly finding: Finding;
  readonly owner: string | undefined;
} {
  let owner: string | undefined;
  let most = 0;
  for (const [person, count] of people) {
    if (count > most) [owner, most] = [person, count];
  }
  return { finding: { against: records - most, of: records }, owner };
}
