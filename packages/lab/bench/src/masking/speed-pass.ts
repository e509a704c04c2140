/** Searches or masks texts of 4 KiB with one finder for some seconds of CPU time: `speed-pass.ts NAME`. */
import { cpuMs, reportMeasured } from '../measure/measure.ts';
import { type FinderName, finders } from './finder.ts';
import { readLabelledTexts } from './labelled/labelled-text.ts';
import { type MaskName, productMasks } from './product-mask.ts';
import { prose } from './prose.ts';

const textLength = 4096;
const warmUpMs = 2_500;
const measuredMs = 3_000;

const [name = 'ours'] = process.argv.slice(2);
const find: (text: string) => unknown = Object.hasOwn(productMasks, name)
  ? productMasks[name as MaskName]()
  : finders[name as FinderName];
const texts = textsOf([...(readLabelledTexts() ?? []).map(({ text }) => text), ...prose].join('\n'));

search(warmUpMs);
await reportMeasured(async () => search(measuredMs));

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

function textsOf(all: string): { text: string; bytes: number }[] {
  const parts: { text: string; bytes: number }[] = [];
  for (let from = 0; from + textLength <= all.length; from += textLength) {
    const text = all.slice(from, from + textLength);
    parts.push({ text, bytes: Buffer.byteLength(text) });
  }
  return parts;
}
