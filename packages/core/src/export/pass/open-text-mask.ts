/** Creates the text mask of one export, which masks everybody who is named anywhere in the export. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { givenHanName } from '@cgdx/privacy/han/given-name.ts';
import { learnChannel, learnMentioned, learnNames } from '@cgdx/privacy/learn-names.ts';
import { createTextMask, type TextMask } from '@cgdx/privacy/mask-text.ts';
import { createNameMemory } from '@cgdx/privacy/memory/name-memory.ts';
import { createAccountLanguage } from '@cgdx/privacy/unsearched/account-language.ts';
import type { DatasetKind } from '../contract/dataset-field.ts';
import type { ExportFiles, Named } from '../contract/export-reader.ts';
import type { OpenedExport } from './open-export.ts';
import { placeholderNumbers } from './placeholder-numbers.ts';

/** The most bytes that are read to learn names: all text of nearly every export, and the beginning of a larger one. */
const mostLearntBytes = 64e6;

/** A single word of letters among the personal words, which counts as a name; longer texts are masked as a whole. */
const ownName = /^[\p{L}\p{M}]{5,}$/u;
/** The most single words that are paired, since each pair is remembered; nobody's own names have more. */
const mostPaired = 40;
const ownNames = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){1,3}$/u;

/** `placeholderKey`: a secret of this contribution. Every worker builds the same mask from the same export. */
export async function openTextMask(
  { reader, files }: Pick<OpenedExport, 'reader' | 'files'>,
  placeholderKey: Uint8Array,
  tagger: NameTagger | undefined,
): Promise<TextMask> {
  const memory = createNameMemory();
  const channels = createNameMemory();
  const learn = ({ otherNames = [], mentionedNames = [], channelNames = [] }: Named) => {
    for (const name of otherNames) memory.add(name);
    if (tagger === undefined) return;
    for (const name of mentionedNames) learnMentioned(name, tagger, memory);
    for (const name of channelNames) learnChannel(name, tagger, channels);
  };
  learn({ otherNames: (await files.otherNames?.()) ?? [] });
  if (tagger !== undefined) {
    learn({ mentionedNames: (await files.mentionedNames?.()) ?? [] });
    learn({ channelNames: (await files.channelNames?.()) ?? [] });
  }
  const language = createAccountLanguage();
  const onText = (text: string) => {
    language.add(text, tagger !== undefined);
    if (tagger !== undefined) learnNames(text, tagger, memory);
  };
  await readWritten(files, reader.kinds, onText, learn);
  const numbers = placeholderNumbers(files.units, placeholderKey);
  const named = await files.personalWords();
  const given = named.flatMap((name) => givenHanName(name) ?? []);
  const personalWords = [...new Set([...named, ...given])].sort((a, b) => b.length - a.length);
  for (const word of personalWords) {
    // a single word of the person's own name is masked in inflected forms too
    if (ownName.test(word)) memory.add(word);
    else if (ownNames.test(word)) memory.addWhole(word);
  }
  // a tag or a user name has a first and a last name of a longer one: `#annaquill` of Anna Maria Quill
  const single = [
    ...new Set(personalWords.filter((word) => ownName.test(word)).map((word) => word.toLowerCase())),
  ];
  const paired = single.slice(0, mostPaired);
  for (const first of paired)
    for (const last of paired) if (first !== last) memory.addWhole(`${first} ${last}`);
  return createTextMask(personalWords, numbers, {
    tagger,
    memory,
    channels,
    isForeign: language.isForeign(),
  });
}

/** Calls back with each text that the person wrote, unmasked. */
export async function readWritten(
  files: ExportFiles,
  kinds: readonly DatasetKind[],
  onText: (text: string) => void,
  onNamed: (others: Named) => void = () => {},
): Promise<void> {
  const written = new Map(kinds.map((kind) => [kind.kind, writtenFields(kind)]));
  let left = mostLearntBytes;
  for (const [unit, { kinds: held, bytes }] of files.units.entries()) {
    if (!held.some((kind) => (written.get(kind) ?? []).length > 0)) continue;
    if (left <= 0) return;
    let read = 0;
    for await (const { kind, records, others } of files.records(unit, (more) => {
      read += more;
    })) {
      if (others !== undefined) onNamed(others);
      for (const field of written.get(kind) ?? []) {
        for (const record of records) {
          const text = record[field];
          if (typeof text === 'string') onText(text);
        }
      }
      if (read > left) return;
    }
    left -= Math.max(read, bytes);
  }
}

/** Returns the fields with the person's own words. */
export const writtenFields = ({ fields }: DatasetKind): string[] =>
  fields.filter(({ rule }) => rule === 'free-text').map(({ name }) => name);
