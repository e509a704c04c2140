/** What the checks of a Spotify history are called, and how what they saw is said. */
import type { EvidenceWeight, Finding } from '../../../authenticity/evidence.ts';
import { evidenceWeight } from '../../../authenticity/evidence-weight.ts';

const count = (n: number) => n.toLocaleString('en');
const of = (f: Finding, things: string) => `${count(f.against)} of ${count(f.of)} ${things}`;

const weights = evidenceWeight.spotify;

export const spotifyWeight = {
  identifiers: {
    ...weights.identifiers,
    label: 'Identifiers',
    saw: (f) => `${of(f, 'Spotify ids')} cannot exist.`,
  },
  'future-times': {
    ...weights['future-times'],
    label: 'Future times',
    saw: (f) => `${of(f, 'plays')} lie in the future.`,
  },
  'early-times': {
    ...weights['early-times'],
    label: 'Early times',
    saw: (f) => `${of(f, 'plays')} lie before Spotify existed.`,
  },
  'impossible-lengths': {
    ...weights['impossible-lengths'],
    label: 'Impossible lengths',
    saw: (f) => `${of(f, 'plays')} last less than nothing or more than a day.`,
  },
  'full-days': {
    ...weights['full-days'],
    label: 'Days without sleep',
    saw: (f) => `${of(f, 'days')} hold more than 23 hours of listening.`,
  },
  overlaps: {
    ...weights.overlaps,
    label: 'Plays at the same time',
    saw: (f) => `${of(f, 'plays')} began well before the one before had ended.`,
  },
  'lone-plays': {
    ...weights['lone-plays'],
    label: 'Listening in sittings',
    saw: (f) => `${of(f, 'plays')} stand alone: nothing was played shortly before or after them.`,
  },
  'equal-lengths': {
    ...weights['equal-lengths'],
    label: 'Lengths that differ',
    saw: (f) => `${of(f, 'lengths of songs')} are the very same.`,
  },
  'play-chain': {
    ...weights['play-chain'],
    label: 'One play after another',
    saw: (f) => `${of(f, 'plays')} that began by themselves do not follow on another play.`,
  },
  'song-lengths': {
    ...weights['song-lengths'],
    label: 'Lengths of songs',
    saw: (f) => `${of(f, 'plays to the end')} differ in length from other plays of the same song.`,
  },
  'round-lengths': {
    ...weights['round-lengths'],
    label: 'Round lengths',
    saw: (f) => `${of(f, 'lengths of songs')} are whole seconds, to the millisecond.`,
  },
  'round-times': {
    ...weights['round-times'],
    label: 'Round times',
    saw: (f) => `${of(f, 'plays')} end exactly on a minute.`,
  },
  'one-title-per-id': {
    ...weights['one-title-per-id'],
    label: 'Ids and titles',
    saw: (f) => `${of(f, 'plays')} give an id another title than the play before.`,
  },
  'one-account': {
    ...weights['one-account'],
    label: 'One account',
    saw: (f) => `The records name ${f.of === 1 ? 'one account' : `${count(f.of)} accounts`}.`,
  },
  repeats: {
    ...weights.repeats,
    label: 'Repeated records',
    saw: (f) => `About ${of(f, 'plays')} repeat another one exactly.`,
  },
  order: {
    ...weights.order,
    label: 'Order of records',
    saw: (f) => `${of(f, 'records')} stand before an older one.`,
  },
  malformed: {
    ...weights.malformed,
    label: 'Malformed records',
    saw: (f) => `${of(f, 'records')} lack a time or a length.`,
  },
} as const satisfies Record<string, EvidenceWeight>;
