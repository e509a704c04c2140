/** Computes the number of records in each list of a sample, and yields their text in pieces, in constant memory for any size. */
import { copiesOf } from '../ground/forgery.ts';
import type { CheckedSample } from '../ground/sample-layout.ts';
import { createTimeline, daySeconds, sinceNewestSeconds } from '../ground/timeline.ts';
import { type Owner, ownerOf } from './owner.ts';
import { type ListName, messagesOfConversation, type RecordContext, recordOf } from './record.ts';
import type { XVariant } from './variant.ts';
import { filesOfVariant } from './variant-file.ts';
import { xJson } from './x-json.ts';

export type ListInput = CheckedSample<XVariant>;

export const spanSeconds = 3 * 365 * daySeconds;
const recordsPerChunk = 200;
/** The fewest posts, since even the smallest sample must have some. */
const fewestPosts = 3;

/** The share of each list in the bytes, for the lists that a layout has. */
const shares: Readonly<Record<Exclude<ListName, 'header'>, number>> = {
  post: 0.66,
  like: 0.14,
  impression: 0.09,
  engagement: 0.02,
  message: 0.06,
  grok: 0.03,
};

export interface SampleList {
  /** The number of records in all files of the list. */
  readonly count: number;
  /** Returns the number of records in part `part` of `of`; each file has one part. */
  countOf(part: number, of: number): number;
  chunks(part: number, of: number): Iterable<string>;
}

/** Returns the owners of the archive; two if it is merged. */
export function ownersOf({ person, seed, forge }: ListInput): Owner[] {
  return (forge === 'merge' ? [0, 1] : [0]).map((n) => ownerOf(person, seed, n));
}

export function listOf(list: ListName, input: ListInput): SampleList {
  const contexts = ownersOf(input).map((owner, n) => contextOf(list, input, owner, n));
  const times = copiesOf(input.forge);
  const perRecord = list === 'message' ? messagesOfConversation : 1;
  const bounds = (count: number, part: number, of: number) => {
    const records = Math.floor(count / perRecord);
    return [Math.floor((records * part) / of), Math.floor((records * (part + 1)) / of)] as const;
  };
  const countOf = (part: number, of: number) =>
    contexts.reduce((sum, { timeline }) => {
      const [from, to] = bounds(timeline.count, part, of);
      return sum + (to - from) * times;
    }, 0);
  return {
    count: countOf(0, 1),
    countOf,
    *chunks(part, of) {
      let isFirst = true;
      for (const context of contexts) {
        const [from, to] = bounds(context.timeline.count, part, of);
        for (let start = from; start < to; start += recordsPerChunk) {
          let chunk = '';
          for (let n = start; n < Math.min(to, start + recordsPerChunk); n++) {
            const record = `\n  ${xJson(recordOf[list](n, context), '  ')}`;
            for (let copy = 0; copy < times; copy++) {
              chunk += isFirst ? record : `,${record}`;
              isFirst = false;
            }
          }
          yield chunk;
        }
      }
    },
  };
}

function contextOf(list: ListName, input: ListInput, owner: Owner, n: number): RecordContext {
  const { variant, seed, asOfMs, forge } = input;
  // a post and its header have the same time
  const named = list === 'header' ? 'post' : list;
  const there = new Set(filesOfVariant[variant].map(([name]) => name));
  const all = Object.entries(shares).reduce(
    (sum, [name, share]) => sum + (there.has(name as ListName) ? share : 0),
    0,
  );
  const share = shares[named] / all;
  const perRecord = list === 'message' ? messagesOfConversation : 1;
  const bytes = (input.sizeBytes * share) / ownersOf(input).length / copiesOf(forge);
  const context = (count: number): RecordContext => ({
    variant,
    owner,
    forge,
    timeline: createTimeline({
      seed: `x ${seed} ${n} ${named}`,
      count,
      newest: Math.floor(asOfMs / 1000) - sinceNewestSeconds,
      spanSeconds,
      forge,
    }),
  });
  const pilot = context(perRecord);
  const lengthOf = (name: ListName) => xJson(recordOf[name](0, pilot), '  ').length + 4;
  const length =
    list === 'post' || list === 'header' ? lengthOf('post') + lengthOf('header') : lengthOf(list);
  const fewest = named === 'post' ? fewestPosts : 1;
  return context(Math.max(fewest, Math.floor(bytes / length)) * perRecord);
}
