/**
 * The evidence that only a pool can give: whether an export is of things that its people know. It never refuses and never
 * lowers a score: an operator decides. It runs on the server alone, since whoever knew the pool could tell what to invent.
 */
import { type SharedThings, sharedThings } from '../fingerprint/shared-things.ts';
import type { Sketch } from '../fingerprint/sketch.ts';
import type { PlatformId } from '../pool/platform-id.ts';
import { type Evidence, weightOf } from './evidence.ts';

/**
 * How much it counts. All real listeners that were looked at share songs. Of the others no pool was looked at: they only add to
 * another doubt. TikTok's videos are told apart by the second in which they were made, which says nothing about what people know.
 */
const weights: Readonly<Record<PlatformId, number>> = {
  spotify: 0.5,
  youtube: 0.3,
  x: 0.3,
  linkedin: 0.3,
  facebook: 0.3,
  tiktok: 0,
};

/** Whether it counts at all. */
export const hasPanel = (platform: PlatformId): boolean => weights[platform] > 0;

/** From so much doubt on, an operator looks at the export. */
const reviewFrom = 0.5;

/** A share below this part of the usual one is next to nothing: people with a taste of their own share more. */
const nextToNothing = 1 / 8;
/** One person in so many shares as little by chance. */
const oneIn = 200;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** `panel`: things of other people, a sketch each. */
export function poolEvidence(platform: PlatformId, things: Sketch, panel: readonly Sketch[]): Evidence {
  const found = sharedThings(things, panel);
  return {
    id: 'shared-things',
    label: 'Things that others know',
    sentence: found === undefined ? 'The pool is too small to tell.' : sentenceOf(found, panel.length),
    against: found === undefined ? 0 : found.of - found.known,
    of: found?.of ?? 0,
    weight: weights[platform],
    isForReview: true,
    outcome: outcomeOf(found),
  };
}

function outcomeOf(found: SharedThings | undefined): Evidence['outcome'] {
  if (found === undefined || found.chanceOfNone > 1 / oneIn) return 'too little to tell';
  const isNone = found.known <= nextToNothing * found.usual * found.of;
  return isNone && found.chance <= 1 / oneIn ? 'doubts' : 'supports';
}

const sentenceOf = ({ known, of, usual }: SharedThings, people: number): string =>
  `Of ${of} things in it that can be compared, ${known} are in the uploads of ${people} other people; half of them share ${percent(usual)} or more.`;

/** Returns what an operator is to look at: all doubts, if they weigh enough together and some are for an operator alone; else nothing. */
export function doubtsForReview(ofPool: Evidence, ofExport: readonly Evidence[]): Evidence[] {
  const doubts = [ofPool, ...ofExport].filter(({ outcome }) => outcome === 'doubts');
  const isForReview = doubts.some((doubt) => doubt.isForReview) && weightOf(doubts) >= reviewFrom;
  return isForReview ? doubts : [];
}
