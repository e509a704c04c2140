import { expect, it } from 'vitest';
import { newMemory } from '../../../lib/memory.fixture.ts';
import { leftOutBefore, rememberLeftOut } from './left-out-memory.ts';

const groups = [{ name: 'searches' }, { name: 'likes' }];

it('what was left out is left out again after a reload, of the same platform, as far as the export has it', () => {
  const kept = newMemory();
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
  rememberLeftOut(kept, 'spotify', ['searches', 'messages']);
  expect(leftOutBefore(kept, 'spotify', groups), 'proves contribute.left-out-left').toEqual(['searches']);
  expect(leftOutBefore(kept, 'x', groups)).toEqual([]);
  rememberLeftOut(kept, 'spotify', []);
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
});

it('what the browser keeps and means nothing leaves nothing out', () => {
  const kept = newMemory();
  kept.setItem('cgdx.left-out.spotify', '{"searches":true}');
  expect(leftOutBefore(kept, 'spotify', groups)).toEqual([]);
});
