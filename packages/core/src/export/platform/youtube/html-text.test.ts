import { expect, it } from 'vitest';
import { plainText } from './html-text.ts';

it('tags are removed and entities decoded', () => {
  expect(plainText(' <b>A &amp; B</b> &#39;x&#x27; &nope; &#1114112;')).toBe("A & B 'x' &nope; \ufffd");
});

it('many unclosed tags are processed in linear time', () => {
  const before = process.cpuUsage().user;
  expect(plainText('<b'.repeat(100_000))).toHaveLength(200_000);
  // searching for the end of each tag through the whole text took ten seconds
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
});
