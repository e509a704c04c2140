/**
 * Fuzzes small functions that read a text, a name or a title of an export: none may throw, or be slow on a long text.
 */
import { sniffFile } from '@cgdx/core/export/format/archive/sniff-file.ts';
import { encodingOf } from '@cgdx/core/export/format/csv/csv-table.ts';
import { mendText, writtenText } from '@cgdx/core/export/platform/facebook/escaped-text.ts';
import { reactionOf, subjectOf, thingOf } from '@cgdx/core/export/platform/facebook/title-word.ts';
import { fileNaming } from '@cgdx/core/export/platform/file-naming.ts';
import {
  isMostlyHtml,
  recogniseOtherService,
  recognisePlatform,
} from '@cgdx/core/export/platform/recognise-platform.ts';
import { plainText } from '@cgdx/core/export/platform/youtube/html-text.ts';
import { missingParts } from '@cgdx/core/export/source/part/missing-part.ts';
import { parsePartName } from '@cgdx/core/export/source/part/part-name.ts';
import type { Random } from '@cgdx/samples/ground/random.ts';
import type { FuzzCase } from '../case/run-case.ts';
import type { Layout } from '../corpus/layout.ts';
import { mutateText } from '../mutate/mutate-text.ts';
import { repeated, strangeText } from '../mutate/strange-text.ts';

const functions: readonly ((text: string) => unknown)[] = [
  plainText,
  mendText,
  writtenText,
  reactionOf,
  subjectOf,
  thingOf,
  (text) => parsePartName(text, fileNaming.partNaming),
  fileNaming.showName,
  (text) => missingParts([text, `${text} (1)`, 'takeout-20240113T131600Z-003.zip'], fileNaming.partNaming),
  (text) => recognisePlatform([text]),
  (text) => recogniseOtherService([text]),
  (text) => isMostlyHtml([text]),
  (text) => sniffFile(Buffer.from(text)),
  (text) => encodingOf(Buffer.from(text, 'latin1')),
];

const seeds: readonly string[] = [
  'Zorblatt Quillfeather likes a photo. &amp; <b>more</b> &#39;',
  'Caf\u00c3\u00a9 \u00f0\u009f\u0098\u0080 @[1234567890:2048:Anna Smith]',
  'takeout-20240113T131600Z-6-001 (1).zip',
  'facebook-ann.example-part2of3 - copy (2).zip',
  'archive part 2 of 3 (1) (2) - Kopie.zip',
];

export function wordCase(random: Random, { files }: Layout): FuzzCase {
  const seed = random.chance(0.3) ? random.pick(files).path : random.pick(seeds);
  const mutated = mutateText(random, random.chance(0.2) ? seed + strangeText(random) : seed);
  const text = random.chance(0.1) ? repeated(random, mutated.slice(0, random.between(1, 40))) : mutated;
  return {
    what: 'names and titles',
    bytes: text.length,
    async run() {
      for (const take of functions) take(text);
      return 'read';
    },
  };
}
