import { expect, it } from 'vitest';
import { hexOfText, signText } from './sign.ts';

it('sends the text as hex of its UTF-8', () => {
  expect(hexOfText('a\nü')).toBe('0x610ac3bc');
});

it('asks for a signature by the given account', async () => {
  const calls: unknown[] = [];
  const signature = await signText(
    {
      async request(call) {
        calls.push(call);
        return '0x12';
      },
    },
    '0xabc',
    'hi',
  );
  expect(signature).toBe('0x12');
  expect(calls).toEqual([{ method: 'personal_sign', params: ['0x6869', '0xabc'] }]);
});
