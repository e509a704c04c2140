import type { RecheckedUpload } from '@cgdx/api/route/operator/recheck.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { expect, test } from 'vitest';
import { linesOf } from '../operator-view/show.ts';
import { type OperateFlags, parseOperateFlags } from './operate-flags.ts';
import { recheck, recheckWords, rowsOf } from './recheck.ts';
import type { OperateRequest } from './request.ts';

const flagsOf = (...args: string[]) => parseOperateFlags(['recheck', ...args], {});
const hash = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const upload = (byte: number, verdict: RecheckedUpload['verdict']): RecheckedUpload => ({
  ...{ uploadHash: hash(byte), dataPoolId: 'tiktok', createdAt: '2026-11-05T00:00:00.000Z', verdict },
  ...{ isWhole: true, buyers: verdict === 'faulty' ? 2 : 0 },
  faults:
    verdict === 'faulty'
      ? [{ fault: 'repeated-records', records: 'reaction', isSure: true, count: 1_100, of: 2_566 }]
      : [],
});

/** A market with two pages of uploads; the second page is judged at the second request. */
function market() {
  const called: OperateRequest[] = [];
  let looks = 0;
  const call = async (request: OperateRequest): Promise<unknown> => {
    called.push(request);
    const { route, input } = request;
    if (route.startsWith('POST')) {
      if (input.path?.uploadHash === Buffer.from(hash(4), 'base64').toString('base64url'))
        throw new MarketError('conflict', 'NotFaulty', 'It was withdrawn.');
      return { faults: 'the same records stand in it twice', buyers: 2 };
    }
    if (input.query?.cursor === undefined)
      return { uploads: [upload(1, 'clean'), upload(2, 'faulty')], cursor: 'next' };
    looks += 1;
    return { uploads: [upload(3, looks > 1 ? 'cannot-tell' : 'waiting'), upload(4, 'faulty')] };
  };
  return { call, called };
}

test('it lists the faults on all pages once all are judged, and changes nothing', async () => {
  const { call, called } = market();
  const flags = flagsOf('--stack', 'my stack.json') as OperateFlags;
  const found = await recheck(flags, call);
  expect(called.map(({ route }) => route)).toEqual(Array(3).fill('GET /operator/rechecks'));
  expect(found.uploads.map(({ uploadHash }) => uploadHash)).toEqual([2, 4, 3].map(hash));
  const lines = [...linesOf('recheck', { uploads: rowsOf(found.uploads) }), ...recheckWords(found, flags)];
  expect(lines[1]).toContain('reaction: the same records stand in it twice (1100 of 2566)');
  expect(lines).toContain(
    '4 uploads on sale: 2 with a fault, 1 of which the dataset alone cannot tell, 1 without.',
  );
  expect(lines.at(-1)).toMatch(/recheck --confirm --reason 'say why' --stack 'my stack\.json'$/);
});

test('with --confirm it recalls only uploads with a sure fault, each with the reason, and prints refusals', async () => {
  const { call, called } = market();
  const flags = flagsOf('--confirm', '--reason', 'Read twice.') as OperateFlags;
  const found = await recheck(flags, call);
  const recalled = called.filter(({ route }) => route === 'POST /operator/rechecks/{uploadHash}/recall');
  expect(recalled.map(({ input }) => input.body)).toEqual(Array(2).fill({ reason: 'Read twice.' }));
  expect(found.results.map(({ outcome }) => outcome)).toEqual(['recalled', 'refused']);
  expect(recheckWords(found, flags)).toEqual([
    expect.stringContaining('2 with a fault'),
    `0x${'02'.repeat(32)}  recalled: the same records stand in it twice; 2 of its buyers get their money back`,
    `0x${'04'.repeat(32)}  refused: It was withdrawn.`,
    expect.stringContaining('A refund by hand'),
  ]);
});

test('--confirm needs a reason, and no other action accepts it', () => {
  expect(flagsOf('--confirm')).toContain('Why? Say --reason');
  expect(flagsOf('--reason', 'just so')).toContain('leave out --reason');
  expect(parseOperateFlags(['chain', '--confirm'], {})).toBe('chain takes no --confirm.');
});
