import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { withPlainLetters } from './plain-letter.ts';

it.each([
  '𝐒𝐡𝐚𝐫𝐨𝐧 called',
  '𝓢𝓱𝓪𝓻𝓸𝓷 called',
  '𝒮𝒽𝒶𝓇ℴ𝓃 called',
  '𝕾𝖍𝖆𝖗𝖔𝖓 called',
  '𝚂𝚑𝚊𝚛𝚘𝚗 called',
  'Ⓢⓗⓐⓡⓞⓝ called',
  'Ⓢ ⓗ ⓐ ⓡ ⓞ ⓝ called',
  '⒮⒣⒜⒭⒪⒩ called',
  '🅂🄷🄰🅁🄾🄽 called',
  '🅢🅗🅐🅡🅞🅝 called',
  '🆂🅷🅰️🆁🅾️🅽 called',
  'ꜱʜᴀʀᴏɴ called',
  'Sʜᴀʀᴏɴ called',
  'Jᴇғғʀᴇʏ called',
  'ˢʰᵃʳᵒⁿ called',
])('a name in styled letters is masked: %s', (text) => {
  expect(createTextMask([]).mask(text)).toBe('[PERSON 1] called');
});

it('a telephone number in styled digits is masked', () => {
  expect(createTextMask([]).mask('call +𝟔𝟓 𝟗𝟏𝟐𝟑 𝟒𝟓𝟔𝟕 now')).toBe('call [PHONE 1] now');
});

it('the name of the account is masked in any letters', () => {
  expect(createTextMask(['Vexbrim']).mask('ⓥⓔⓧⓑⓡⓘⓜ was here')).toBe('[PERSON 1] was here');
});

it('an ordinary sentence in styled letters stays, in plain letters', () => {
  expect(createTextMask([]).mask('𝗕𝗿𝗲𝗮𝗸𝗶𝗻𝗴 𝗻𝗲𝘄𝘀 ᴛᴏᴅᴀʏ')).toBe('Breaking news today');
});

it.each([
  'the Ⓜ line, the 🅿 garage, a 🅱️ade',
  'said /ˈsɪti/, pʰ, tʲ',
  '1ˢᵗ and 2ⁿᵈ',
  'flags 🇸🇭🇦🇷🇴',
  '10⁴⁵⁶',
  '№ 5 at 20 Ω™',
])('signs stay as they are: %s', (text) => {
  expect(withPlainLetters(text)).toBe(text);
});
