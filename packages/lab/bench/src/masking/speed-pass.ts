/**
 * Searches or masks texts of 4 KiB with one finder for some seconds of CPU time: `speed-pass.ts NAME`; with `posts`
 * behind the name, posts that it has not seen.
 */
import { cpuMs, reportMeasured } from '../measure/measure.ts';
import { type FinderName, finders } from './finder.ts';
import { readLabelledTexts } from './labelled/labelled-text.ts';
import { type MaskName, productMasks } from './product-mask.ts';
import { prose } from './prose.ts';
import { readRealText } from './real-text.ts';

const textLength = 4096;
const warmUpMs = 2_500;
const measuredMs = 3_000;

const [name = 'ours', of = ''] = process.argv.slice(2);
const find: (text: string) => unknown = Object.hasOwn(productMasks, name)
  ? productMasks[name as MaskName]()
  : finders[name as FinderName];
const isUnseen = of === 'posts';
const texts = isUnseen
  ? unseenPosts()
  : textsOf([...(readLabelledTexts() ?? []).map(({ text }) => text), ...prose].join('\n'));

if (isUnseen) {
  // Every second post: what follows is as new to the finder as the next person's export.
  searchEach(texts.filter((_, i) => i % 2 === 0));
  await reportMeasured(async () => searchEach(texts.filter((_, i) => i % 2 === 1)));
} else {
  search(warmUpMs);
  await reportMeasured(async () => search(measuredMs));
}

/** @returns the number of bytes searched */
function searchEach(posts: typeof texts): number {
  for (const { text } of posts) find(text);
  return posts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Searches texts until this much CPU time is used. Beside other work, a warm-up by the clock would end before the code
 * is compiled.
 * @returns the number of bytes searched
 */
function search(milliseconds: number): number {
  const until = cpuMs() + milliseconds;
  let bytes = 0;
  for (let i = 0; cpuMs() < until; i++) {
    const text = texts[i % texts.length] ?? { text: '', bytes: 0 };
    find(text.text);
    bytes += text.bytes;
  }
  return bytes;
}

/** The posts of the labelled real text in English; none without it. */
function unseenPosts(): { text: string; bytes: number }[] {
  const posts = (readRealText() ?? [])
    .filter(({ language }) => language === 'en')
    .flatMap(({ texts }) => texts);
  return posts.map(({ text }) => ({ text, bytes: Buffer.byteLength(text) }));
}

function textsOf(all: string): { text: string; bytes: number }[] {
  const parts: { text: string; bytes: number }[] = [];
  for (let from = 0; from + textLength <= all.length; from += textLength) {
    const text = all.slice(from, from + textLength);
    parts.push({ text, bytes: Buffer.byteLength(text) });
  }
  return parts;
}
