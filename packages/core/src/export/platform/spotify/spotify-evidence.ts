/** The evidence on exports from Spotify: the weight and the wording of each check. */
import { type EvidenceWeight, weighBy } from '../../../authenticity/evidence.ts';
import { rhythmFindings, rhythmWeight } from '../../activity/rhythm-evidence.ts';
import type { PlatformEvidence } from '../../contract/platform-evidence.ts';
import * as clock from './check-clock.ts';
import {
  distinctLengths,
  equalLengths,
  fewSongs,
  identifiers,
  lengthsRecur,
  oneTitlePerId,
  roundLengths,
  songLengths,
  songsIn,
} from './check-item.ts';
import type { SpotifySeen } from './conclude-spotify.ts';
import { impossibleLengths } from './possible-play.ts';

const spotifyWeight = {
  identifiers: {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.01,
    label: 'Identifiers',
    sentence: 'Some Spotify ids cannot exist.',
  },
  'future-times': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    label: 'Future times',
    sentence: 'Some plays are in the future.',
  },
  'early-times': {
    weight: 0.25,
    minimum: 200,
    doubtAbove: 0.001,
    contradictAbove: 0.02,
    label: 'Early times',
    sentence: 'Some plays are from before Spotify existed.',
  },
  'before-account': {
    weight: 0.5,
    isForReview: true,
    minimum: 100,
    doubtAbove: 0.01,
    label: 'Account and plays',
    sentence: 'Some plays are from before the account was opened.',
  },
  'impossible-lengths': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.001,
    contradictAbove: 0.02,
    label: 'Impossible lengths',
    sentence: 'Some plays have a negative length, or last more than a day.',
  },
  'full-days': {
    weight: 0.5,
    minimum: 5,
    doubtAbove: 0.05,
    contradictAbove: 0.5,
    label: 'Days without sleep',
    sentence: 'Some days have more than 23 hours of listening.',
  },
  overlaps: {
    // One person may use two devices at once; two merged histories nearly always exceed the threshold.
    weight: 0.5,
    minimum: 200,
    doubtAbove: 0.15,
    contradictAbove: 0.7,
    label: 'Plays at the same time',
    sentence: 'Some plays began well before the previous play had ended.',
  },
  'lone-plays': {
    weight: 0.4,
    minimum: 200,
    doubtAbove: 0.9,
    label: 'Listening in sittings',
    sentence: 'Some plays are isolated: nothing was played shortly before or after them.',
  },
  'equal-lengths': {
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.3,
    contradictAbove: 0.8,
    label: 'Lengths that differ',
    sentence: 'Some songs have exactly the same length.',
  },
  'play-chain': {
    weight: 0.4,
    minimum: 200,
    doubtAbove: 0.75,
    label: 'One play after another',
    sentence: 'Some plays that began automatically do not follow another play.',
  },
  'song-lengths': {
    weight: 0.4,
    minimum: 200,
    doubtAbove: 0.8,
    label: 'Lengths of songs',
    sentence: 'Some plays to the end differ in length from other plays of the same song.',
  },
  'lengths-recur': {
    // a small weight: account data does not say which plays are complete, and some people skip nearly every song
    weight: 0.3,
    isForReview: true,
    minimum: 200,
    doubtAbove: 0.88,
    label: 'Lengths that recur',
    sentence: 'Few plays of a song are as long as another play of it.',
  },
  'few-songs': {
    // real listeners repeat songs, but have more distinct ones
    weight: 0.5,
    isForReview: true,
    minimum: 2_000,
    doubtAbove: 0.5,
    label: 'Different songs',
    sentence: 'A long history has very few different songs.',
  },
  'round-lengths': {
    weight: 0.5,
    minimum: 200,
    doubtAbove: 0.6,
    label: 'Round lengths',
    sentence: 'The lengths of some songs are exact seconds.',
  },
  'round-times': {
    weight: 0.5,
    minimum: 200,
    doubtAbove: 0.3,
    contradictAbove: 0.9,
    label: 'Round times',
    sentence: 'Some plays end exactly on a minute.',
  },
  'one-title-per-id': {
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.05,
    contradictAbove: 0.3,
    label: 'Ids and titles',
    sentence: 'Some plays give an id another title than the previous play did.',
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: 'The records name more than one account.',
  },
  repeats: {
    // Account data and extended history in one archive overlap by a year, which is at most half of a short history.
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.55,
    label: 'Repeated records',
    sentence: 'Some plays repeat another play exactly.',
  },
  order: {
    weight: 0.25,
    minimum: 100,
    doubtAbove: 0.2,
    label: 'Order of records',
    sentence: 'Some records are listed before an older record.',
  },
  ...rhythmWeight,
} as const satisfies Record<string, EvidenceWeight>;

export const spotifyEvidence: PlatformEvidence<SpotifySeen> = {
  notSeen:
    'whether all times were moved by the same amount, or single plays made longer: nothing in a play is tied to its day',
  weigh({ observed, state, asOfMs, openedAt }) {
    const { sample, distinct, plays } = observed;
    const { accounts } = state;
    const { backwards, steps } = state.counts;
    const songs = songsIn(sample);
    const lengths = distinctLengths(sample, songs);
    return weighBy(spotifyWeight, {
      identifiers: identifiers(sample),
      'future-times': clock.futureTimes(sample, asOfMs),
      'early-times': clock.earlyTimes(sample),
      'before-account': clock.beforeAccount(sample, openedAt),
      'impossible-lengths': impossibleLengths(sample),
      'full-days': clock.fullDays(sample),
      overlaps: clock.overlaps(sample),
      'play-chain': clock.playChain(sample),
      'song-lengths': songLengths(sample, songs),
      'lone-plays': clock.lonePlays(sample),
      'equal-lengths': equalLengths(lengths),
      'lengths-recur': lengthsRecur(sample, songs),
      'few-songs': fewSongs(sample, songs),
      'round-lengths': roundLengths(lengths),
      'round-times': clock.roundTimes(sample),
      'one-title-per-id': oneTitlePerId(sample, songs),
      'one-account': { against: Math.max(0, accounts.size - 1), of: accounts.size },
      repeats: { against: Math.max(0, plays - distinct), of: plays },
      order: { against: backwards, of: steps },
      ...rhythmFindings(clock.rhythmOf(sample), observed.titles),
    });
  },
};
