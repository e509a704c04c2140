/** More uploads and more calls than anybody needs. */
import { randomUUID } from 'node:crypto';
import { call, uploadRoute } from '@cgdx/stand/cloud/call.ts';
import { quota } from '@cgdx/workflows/wiring/limit.ts';
import { type Attack, allRefused } from './attack.ts';

/** More than the route admits concurrently. */
const callsAtOnce = 150;
const tooManyRequests = 429;

export const floodOfUploads: Attack = {
  name: 'have the cloud work on more uploads than a person may send in a day',
  isLong: true,
  attempt: async ({ newcomer, contribute }) => {
    const person = await newcomer();
    const tries = Array.from({ length: quota.uploadsADay + 1 }, () =>
      contribute(person, 'spotify', Buffer.from('PK')),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    const turnedAway = codes.filter((code) => code === 'too-many-uploads').length;
    return {
      isRefused: turnedAway === 1,
      seen: `of ${codes.length} uploads ${turnedAway} were refused`,
    };
  },
};

export const floodOfCalls: Attack = {
  name: 'occupy every function with calls that wait',
  isAlone: true,
  attempt: async ({ cloud, newcomer }) => {
    const [person, other] = [await newcomer(), await newcomer()];
    const key = `${person.userSub}/spotify/${randomUUID()}/export`;
    const calls = Array.from({ length: callsAtOnce }, () =>
      call(cloud.stack, person, uploadRoute(person, 'spotify', key)),
    );
    const page = await call(cloud.stack, other, 'GET /data-pool');
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    const throttled = statuses.filter((status) => status === tooManyRequests).length;
    const failed = statuses.filter((status) => status >= 500).length;
    return allRefused([
      { isRefused: throttled > 0, seen: `none of ${callsAtOnce} calls was refused` },
      { isRefused: failed === 0, seen: `${failed} calls failed` },
      { isRefused: page.status === 200, seen: `a call of somebody else is answered with ${page.status}` },
    ]);
  },
};
