import { expect, it } from 'vitest';
import { newMemory } from '../../../lib/memory.fixture.ts';
import { leftOutBefore, rememberLeftOut } from './left-out-memory.ts';

const groups = [{ name: 'searches' }, { name: 'likes' }];

it('the omitted groups are remembered for each platform; groups that the export does not have are ignored', () => {
  const kept = newMemory();
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
  rememberLeftOut(kept, 'spotify', ['searches', 'messages']);
  expect(leftOutBefore(kept, 'spotify', groups), 'proves contribute.left-out-left').toEqual(['searches']);
  expect(leftOutBefore(kept, 'x', groups)).toEqual([]);
  rememberLeftOut(kept, 'spotify', []);
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
});

it('with an unreadable stored choice nothing is omitted', () => {
  const kept = newMemory();
  kept.setItem('cgdx.left-out.spotify', '{"searches":true}');
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
});
