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

export interface OwnerObserver {
  add(kind: string, cell: Cells): void;
  finish(): OwnerCounts;
}

export function createOwnerObserver(): OwnerObserver {
  const counts = new Map<string, number>();
  let records = 0;
  return {
    add(kind, cell) {
      const people = kind === 'message' ? peopleOfMessage(cell) : peopleOfInvitation(cell);
      if (people.size < 2) return;
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

/** Returns the profile addresses of a message's people; drafts and sponsored messages may name only one side. */
function peopleOfMessage(cell: Cells): Set<string> {
  const urls = [cell('sender profile url'), ...cell('recipient profile urls').split(',')];
  return new Set(urls.map((url) => url.trim().toLowerCase()).filter((url) => url !== ''));
}

function peopleOfInvitation(cell: Cells): Set<string> {
  const urls = [cell('inviterprofileurl'), cell('inviteeprofileurl')];
  return new Set(urls.map((url) => url.trim().toLowerCase()).filter((url) => url !== ''));
}
