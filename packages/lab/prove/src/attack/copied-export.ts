/** Many people send the same data. */
import type { Attack } from './attack.ts';
import { sampleBytesOf } from './sample-archive.ts';

const copies = 8;

export const copiedExport: Attack = {
  name: 'be paid for the export of somebody else, or delay theirs with copies',
  attempt: async (world) => {
    const archive = await sampleBytesOf('spotify', `copied ${Date.now()}`);
    const people = await Promise.all(Array.from({ length: copies + 1 }, () => world.newcomer()));
    const outcomes = await Promise.all(people.map((person) => world.contribute(person, 'spotify', archive)));
    const count = (state: string): number => outcomes.filter((one) => one.state === state).length;
    return {
      isRefused: count('accepted') === 1 && count('refused') === copies,
      seen: `of ${copies + 1} senders of one export ${count('accepted')} are paid, ${count('refused')} refused, ${count('unfinished')} wait`,
    };
  },
};
