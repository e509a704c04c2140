import { expect, it } from 'vitest';
import { readTextProfiles } from './tiktok-profile.ts';

it('profiles beyond the limit are not read', async () => {
  let opened = 0;
  const text = 'Username: zorbi\nName: Zorblatt Vex\n\n'.repeat(200);
  const entries = Array.from({ length: 300 }, (_, i) => ({
    path: `TikTok/Profile/Profile Info ${i}.txt`,
    name: `Profile Info ${i}.txt`,
    sizeBytes: text.length,
    async *read() {
      opened++;
      yield Buffer.from(text);
    },
  }));
  const profiles = await readTextProfiles(entries);
  expect(opened).toBe(10);
  expect(profiles).toHaveLength(100);
});
