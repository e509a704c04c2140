/** Calls of the API that a page would never make. */
import { call } from '@cgdx/stand/cloud/call.ts';
import { type Attack, allRefused } from './attack.ts';

const long = 'a'.repeat(5_000);
const isNo = (status: number): boolean => status >= 400 && status < 500;

/** Routes with ids that no key of a table can contain. */
const routes: readonly string[] = [
  `GET /upload/${long}`,
  `GET /upload/datapool/${long}`,
  `GET /data-pool/${long}`,
  `GET /contributions/${long}`,
  `GET /payouts/${long}`,
  `GET /dataset/${long}`,
  `GET /merkle-tree/${long}`,
  `POST /operator/reviews/${long}`,
  `POST /upload_v2?title=${long}&ObjectLocation=${long}&userId=${long}`,
  'POST /wallet/link',
  'POST /wallet/challenge',
  'POST /smart-contract/upload-incentive',
];

export const strangeCalls: Attack = {
  name: 'break the API with ids that are too long, or empty',
  attempt: async ({ cloud, newcomer }) => {
    const person = await newcomer();
    return allRefused(
      await Promise.all(
        routes.map(async (route) => {
          const body = route.startsWith('POST')
            ? { message: long, signature: long, address: long }
            : undefined;
          const { status } = await call(cloud.stack, person, route, body);
          return { isRefused: isNo(status), seen: `${route.slice(0, 40)} answers ${status}` };
        }),
      ),
    );
  },
};

export const otherPeople: Attack = {
  name: 'see or claim what is somebody else’s',
  attempt: async ({ cloud, newcomer }) => {
    const [me, other] = [await newcomer(), await newcomer()];
    const claim = {
      userId: other.userSub,
      dataPoolId: 'spotify',
      clientAccountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    };
    const tries: readonly (readonly [string, unknown?])[] = [
      [`GET /upload/${other.userSub}`],
      [`GET /upload/${encodeURIComponent(other.email)}`],
      ['POST /smart-contract/upload-incentive', claim],
      ['POST /smart-contract/upload-incentive', { ...claim, userId: me.userSub }],
      ['GET /operator/reviews'],
    ];
    return allRefused(
      await Promise.all(
        tries.map(async ([route, body]) => {
          const { status } = await call(cloud.stack, me, route, body);
          return { isRefused: isNo(status), seen: `${route} answers ${status}` };
        }),
      ),
    );
  },
};
