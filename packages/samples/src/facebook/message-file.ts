/** Writes threads of messages, each in a folder with the name of its other member, divided into numbered files. */
import type { Timeline } from '../ground/timeline.ts';
import type { ZipWriter } from '../ground/zip-writer.ts';
import { facebookJson } from './escape.ts';
import { type RecordInput, recordOf } from './record.ts';

/** The number of messages in a file. */
const perFile = 10_000;
const recordsPerChunk = 200;
/** The number of messages in a thread. */
const perThread = 60;
const mostThreads = 200;

export async function writeThreads(
  zip: ZipWriter,
  folder: string,
  timeline: Timeline,
  input: RecordInput,
  copies: number,
): Promise<void> {
  const { person } = input;
  const threads = Math.max(1, Math.min(mostThreads, Math.ceil(timeline.count / perThread)));
  for (let thread = 0; thread < threads; thread++) {
    const friend = person.friends[thread % person.friends.length] ?? 'Nobody';
    const plain = friend.toLowerCase().replace(/[^a-z]/g, '');
    const name = `${folder}/${plain}_${1_000_000_000 + thread * 7_919}`;
    const count = Math.ceil((timeline.count - thread) / threads);
    for (let file = 0; file * perFile < count; file++) {
      const numbers = [file * perFile, Math.min(count, (file + 1) * perFile)] as const;
      const record = (i: number) => recordOf('message', thread + i * threads, timeline, input, friend);
      await zip.add(
        `${name}/message_${file + 1}.json`,
        threadChunks(friend, `${person.givenName} ${person.familyName}`, numbers, record, copies),
      );
    }
  }
}

function* threadChunks(
  friend: string,
  own: string,
  [from, to]: readonly [number, number],
  record: (i: number) => object,
  copies: number,
): Generator<string> {
  yield `{\n  "participants": ${facebookJson([{ name: friend }, { name: own }], '  ')},\n  "messages": [`;
  let before = '\n    ';
  for (let done = from; done < to; done += recordsPerChunk) {
    let chunk = '';
    for (let i = done; i < Math.min(to, done + recordsPerChunk); i++) {
      const text = facebookJson(record(i), '    ');
      for (let copy = 0; copy < copies; copy++) {
        chunk += before + text;
        before = ',\n    ';
      }
    }
    yield chunk;
  }
  yield `\n  ],\n  "title": ${facebookJson(friend)},\n  "is_still_participant": true,\n  "thread_path": "inbox",\n  "magic_words": []\n}`;
}
