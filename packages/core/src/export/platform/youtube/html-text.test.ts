import { expect, it } from 'vitest';
import { plainText } from './html-text.ts';

it('marks go and entities are undone', () => {
  expect(plainText(' <b>A &amp; B</b> &#39;x&#x27; &nope; &#1114112;')).toBe("A & B 'x' &nope; \ufffd");
});

it('many marks that are never closed take no time', () => {
  const before = process.cpuUsage().user;
  expect(plainText('<b'.repeat(100_000))).toHaveLength(200_000);
  // searching each to the end of the text took ten seconds
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
});
