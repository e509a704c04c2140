/**
 * The evidence that only a pool can give: whether an export shares things (songs, posts, videos) with other people's uploads.
 * It never refuses an export and never lowers a score: an operator decides. It runs only on the server, since a forger who
 * knew the pool would know which things to invent.
 */
import { type SharedThings, sharedThings } from '../fingerprint/shared-things.ts';
import type { Sketch } from '../fingerprint/sketch.ts';
import type { PlatformId } from '../pool/platform-id.ts';
import { type Evidence, weightOf } from './evidence.ts';

/**
 * The weight of the pool's doubt. All real listeners in the data that was examined share songs. No real pool of another platform
 * was examined, so their doubt only adds to another one. TikTok has no weight: its exports identify a video by the second of its
 * creation, which says nothing about whether people know it.
 */
const weights: Readonly<Record<PlatformId, number>> = {
  spotify: 0.5,
  youtube: 0.3,
  x: 0.3,
  linkedin: 0.3,
  facebook: 0.3,
  tiktok: 0,
};

/** Returns whether the pool's evidence counts for this platform. */
export const hasPanel = (platform: PlatformId): boolean => weights[platform] > 0;

/** The total weight of doubts from which an operator reviews the export. */
const reviewFrom = 0.5;

/** A share below this part of the usual share counts as next to nothing: even people with rare tastes share more. */
const nextToNothing = 1 / 8;
/** A doubt is raised only if fewer than one person in 200 would share so little. */
const onePersonIn = 200;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** @param panel a sketch for each of the other people, of the things in their uploads */
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
  if (found === undefined || found.chanceOfNone > 1 / onePersonIn) return 'too little to tell';
  const isNone = found.known <= nextToNothing * found.usual * found.of;
  return isNone && found.chance <= 1 / onePersonIn ? 'doubts' : 'supports';
}

const sentenceOf = ({ known, of, usual }: SharedThings, people: number): string =>
  `Of ${of} things in it that can be compared, ${known} are in the uploads of ${people} other people; half of them share ${percent(usual)} or more.`;

/** Returns all doubts for an operator's review, if their total weight is enough and at least one is for review alone; else none. */
export function doubtsForReview(ofPool: Evidence, ofExport: readonly Evidence[]): Evidence[] {
  const doubts = [ofPool, ...ofExport].filter(({ outcome }) => outcome === 'doubts');
  const isForReview = doubts.some((doubt) => doubt.isForReview) && weightOf(doubts) >= reviewFrom;
  return isForReview ? doubts : [];
}
