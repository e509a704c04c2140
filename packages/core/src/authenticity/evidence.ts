/** Says what evidence is, how much each kind of it weighs, and what verdict it comes to. */
import { z } from 'zod';

export const evidenceSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** One sentence: what was looked at and what was seen. */
  saw: z.string(),
  /** How many of `of` cases spoke against the export. */
  against: z.number(),
  of: z.number(),
  /** 0 to 1: how much a doubt of this kind counts; 1 in all is enough to refuse. */
  weight: z.number(),
  outcome: z.enum(['supports', 'too little to tell', 'doubts', 'contradicts']),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export type Verdict = 'genuine' | 'suspicious' | 'not genuine';

/** What a check counted. */
export interface Finding {
  readonly against: number;
  readonly of: number;
}

/** One row of a table of weights. */
export interface EvidenceWeight {
  readonly label: string;
  readonly weight: number;
  /** Fewer cases than this say nothing. */
  readonly minimum: number;
  /** Share of cases against, above which the check doubts. */
  readonly doubtAbove: number;
  /** Share above which no genuine export can be; absent where there is no such share. */
  readonly contradictAbove?: number;
  readonly saw: (finding: Finding) => string;
}

const count = (n: number) => n.toLocaleString('en');
const of = (f: Finding, things: string) => `${count(f.against)} of ${count(f.of)} ${things}`;

/** The one table of weights. Shares leave room for the quirks that genuine histories are known to have. */
export const evidenceWeight = {
  identifiers: {
    label: 'Identifiers',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.01,
    saw: (f) => `${of(f, 'Spotify ids')} cannot exist.`,
  },
  'future-times': {
    label: 'Future times',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    saw: (f) => `${of(f, 'plays')} lie in the future.`,
  },
  'early-times': {
    label: 'Early times',
    weight: 0.25,
    minimum: 200,
    doubtAbove: 0.001,
    contradictAbove: 0.02,
    saw: (f) => `${of(f, 'plays')} lie before Spotify existed.`,
  },
  'impossible-lengths': {
    label: 'Impossible lengths',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.001,
    contradictAbove: 0.02,
    saw: (f) => `${of(f, 'plays')} last less than nothing or more than a day.`,
  },
  'full-days': {
    label: 'Days without sleep',
    weight: 0.5,
    minimum: 5,
    doubtAbove: 0.05,
    contradictAbove: 0.5,
    saw: (f) => `${of(f, 'days')} hold more than 23 hours of listening.`,
  },
  overlaps: {
    label: 'Plays at the same time',
    weight: 0.5,
    minimum: 200,
    // Two devices at once happen; two people's histories are nearly always above it.
    doubtAbove: 0.15,
    contradictAbove: 0.7,
    saw: (f) => `${of(f, 'plays')} began well before the one before had ended.`,
  },
  'lone-plays': {
    label: 'Listening in sittings',
    weight: 0.4,
    minimum: 200,
    doubtAbove: 0.9,
    saw: (f) => `${of(f, 'plays')} stand alone: nothing was played shortly before or after them.`,
  },
  'equal-lengths': {
    label: 'Lengths that differ',
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.3,
    contradictAbove: 0.8,
    saw: (f) => `${of(f, 'lengths of songs')} are the very same.`,
  },
  'play-chain': {
    label: 'One play after another',
    weight: 0.4,
    minimum: 200,
    doubtAbove: 0.75,
    saw: (f) => `${of(f, 'plays')} that began by themselves do not follow on another play.`,
  },
  'song-lengths': {
    label: 'Lengths of songs',
    weight: 0.4,
    minimum: 200,
    doubtAbove: 0.8,
    saw: (f) => `${of(f, 'plays to the end')} differ in length from other plays of the same song.`,
  },
  'round-lengths': {
    label: 'Round lengths',
    weight: 0.5,
    minimum: 200,
    doubtAbove: 0.6,
    saw: (f) => `${of(f, 'lengths of songs')} are whole seconds, to the millisecond.`,
  },
  'round-times': {
    label: 'Round times',
    weight: 0.5,
    minimum: 200,
    doubtAbove: 0.3,
    contradictAbove: 0.9,
    saw: (f) => `${of(f, 'plays')} end exactly on a minute.`,
  },
  'one-title-per-id': {
    label: 'Ids and titles',
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.05,
    contradictAbove: 0.3,
    saw: (f) => `${of(f, 'plays')} give an id another title than the play before.`,
  },
  'one-account': {
    label: 'One account',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    saw: (f) => `The records name ${f.of === 1 ? 'one account' : `${count(f.of)} accounts`}.`,
  },
  repeats: {
    label: 'Repeated records',
    // Account data and extended history in one archive repeat a year; and repeating raises no score.
    weight: 0.25,
    minimum: 100,
    doubtAbove: 0.3,
    saw: (f) => `About ${of(f, 'plays')} repeat another one exactly.`,
  },
  order: {
    label: 'Order of records',
    weight: 0.25,
    minimum: 100,
    doubtAbove: 0.2,
    saw: (f) => `${of(f, 'records')} stand before an older one.`,
  },
  malformed: {
    label: 'Malformed records',
    weight: 0.25,
    minimum: 1,
    doubtAbove: 0.01,
    contradictAbove: 0.5,
    saw: (f) => `${of(f, 'records')} lack a time or a length.`,
  },
} as const satisfies Record<string, EvidenceWeight>;

export type EvidenceId = keyof typeof evidenceWeight;

export function weigh(findings: Readonly<Record<EvidenceId, Finding>>): Evidence[] {
  return weighBy(evidenceWeight, findings);
}

/** Weighs what a platform's own checks found by its own table. */
export function weighBy<Id extends string>(
  table: Readonly<Record<Id, EvidenceWeight>>,
  findings: Readonly<Record<Id, Finding>>,
): Evidence[] {
  return (Object.keys(table) as Id[]).map((id) => {
    const weight = table[id];
    const finding = findings[id];
    return {
      id,
      label: weight.label,
      saw: weight.saw(finding),
      against: finding.against,
      of: finding.of,
      weight: weight.weight,
      outcome: outcomeOf(weight, finding),
    };
  });
}

function outcomeOf(weight: EvidenceWeight, { against, of: cases }: Finding): Evidence['outcome'] {
  if (cases < weight.minimum || cases === 0) return 'too little to tell';
  const share = against / cases;
  // one stray record among few is a quirk, not a contradiction
  if (weight.contradictAbove !== undefined && share > weight.contradictAbove && against >= 3) {
    return 'contradicts';
  }
  return share > weight.doubtAbove ? 'doubts' : 'supports';
}

/** How much the doubts weigh together. */
export function doubtOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { outcome, weight }) => sum + (outcome === 'doubts' ? weight : 0), 0);
}

export function judge(evidence: readonly Evidence[]): Verdict {
  if (evidence.some(({ outcome }) => outcome === 'contradicts')) return 'not genuine';
  const doubt = doubtOf(evidence);
  if (doubt >= 1) return 'not genuine';
  return doubt >= 0.5 ? 'suspicious' : 'genuine';
}
