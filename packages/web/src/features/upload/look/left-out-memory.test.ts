import { expect, it } from 'vitest';
import { newMemory } from '../../../lib/memory.fixture.ts';
import { leftOutBefore, rememberLeftOut } from './left-out-memory.ts';

const groups = [{ name: 'searches' }, { name: 'likes' }];

it('the choice of left-out groups is kept after a reload for the same platform, as far as the export has them', () => {
  const kept = newMemory();
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
  rememberLeftOut(kept, 'spotify', ['searches', 'messages']);
  expect(leftOutBefore(kept, 'spotify', groups), 'proves contribute.left-out-left').toEqual(['searches']);
  expect(leftOutBefore(kept, 'x', groups)).toEqual([]);
  rememberLeftOut(kept, 'spotify', []);
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
});

it('an unreadable stored choice leaves nothing out', () => {
  const kept = newMemory();
  kept.setItem('cgdx.left-out.spotify', '{"searches":true}');
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
});
