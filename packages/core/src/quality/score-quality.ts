/** Decides what an export is worth, 0 to 10, and says why and how to do better. */
import { doubtOf } from '../authenticity/evidence.ts';
import type { Quality } from '../contribution/contribution.ts';
import type { Counters, Inspection } from '../export/contract/inspection.ts';
import { platforms } from '../export/platform/platforms.ts';
import { enoughRecords } from '../pool/least-amount.ts';
import { amountOf, tellingRecordsOf } from './amount.ts';
import * as weight from './quality-weight.ts';

export interface ScoreQualityInput {
  readonly inspection: Inspection;
  /** The share of the export that was not contributed before, 0 to 1. */
  readonly novelty: number;
  /** The caller's current time in Unix ms, to which its age is relative. */
  readonly asOfMs: number;
}

interface Part {
  readonly value: number;
  readonly reason: string;
  /** What would raise it; absent if it is almost full. */
  readonly improve?: string;
}

const msPerDay = 86_400_000;
const number = (n: number) => Math.round(n).toLocaleString('en');
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Returns `10 x gate x amount x novelty x` the weighted sum of six parts. Repeated records, files or another order change nothing. */
export function scoreQuality({ inspection, novelty, asOfMs }: ScoreQualityInput): Quality {
  const { counters, verdict } = inspection;
  const parts: Record<weight.QualityPart, Part> = {
    completeness: completeness(inspection),
    volume: volume(inspection),
    span: span(inspection),
    recency: recency(counters, asOfMs),
    density: density(counters),
    consistency: consistency(inspection),
  };
  const names = Object.keys(weight.qualityWeight) as weight.QualityPart[];
  const sum = names.reduce((total, name) => total + weight.qualityWeight[name] * parts[name].value, 0);
  const gate = weight.gateOf[verdict];
  const amount = amountPart(inspection);
  return {
    score: Math.round(10 * gate * amount.value * novelty * sum),
    parts: [
      ...names.map((name) => ({
        name,
        value: parts[name].value,
        weight: weight.qualityWeight[name],
        reason: parts[name].reason,
      })),
      { name: 'gate', value: gate, reason: `The authenticity check found it ${verdict}.` },
      { name: 'amount', value: amount.value, reason: amount.reason },
      { name: 'novelty', value: novelty, reason: `${percent(novelty)} of it was not contributed before.` },
    ],
    improve: improvements(parts, amount, novelty),
  };
}

function amountPart({ counters, platform }: Inspection): Part {
  const value = amountOf(counters);
  const enough = number(enoughRecords);
  if (value === 1) return { value, reason: `At least ${enough} records tell something of their own.` };
  const telling = number(tellingRecordsOf(counters));
  return {
    value,
    reason: `${telling} records tell something of their own: below ${enough} the whole score shrinks, here to ${percent(value)} of it.`,
    improve: `With ${enough} records that tell something of their own, not ${telling}, the score would not shrink to ${percent(value)}. ${platforms[platform].tip.larger}`,
  };
}

function completeness({ counters: { filled, parts }, platform }: Inspection): Part {
  const shares = Object.values(filled);
  const fill = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const present = parts.filter(({ isPresent }) => isPresent).length / Math.max(1, parts.length);
  const missing = parts.filter(({ isPresent }) => !isPresent).map(({ name }) => name);
  const empty = Object.keys(filled).filter((name) => (filled[name] ?? 0) < 0.5);
  const lacks = [...missing, ...empty];
  return {
    value: fill / 2 + present / 2,
    reason:
      lacks.length === 0
        ? 'Everything that such an export can hold is in it.'
        : `Not in it: ${lacks.join(', ')}.`,
    ...(empty.length > 0
      ? { improve: platforms[platform].tip.fuller }
      : missing.length > 0
        ? { improve: `Send the whole package: ${missing.join(', ')} would add to it.` }
        : {}),
  };
}

function volume({ counters: { distinctRecords }, platform }: Inspection): Part {
  const magnitude = Math.log(Math.max(1, distinctRecords) / weight.volumeFrom);
  const value = clamp(magnitude / Math.log(weight.volumeFull / weight.volumeFrom));
  return {
    value,
    reason: `${number(distinctRecords)} different records; ${number(weight.volumeFull)} make full marks.`,
    ...(value < 0.9 ? { improve: platforms[platform].tip.more } : {}),
  };
}

function span({ counters: { activeMonths }, platform, variant }: Inspection): Part {
  const { longer } = platforms[platform].tip;
  const value = clamp(activeMonths / weight.spanFullMonths);
  return {
    value,
    reason: `Activity in ${number(activeMonths)} months; ${weight.spanFullMonths} make full marks.`,
    ...(value < 0.9 && longer?.variant.test(variant) ? { improve: longer.tip } : {}),
  };
}

function recency({ lastDay }: Counters, asOfMs: number): Part {
  if (lastDay === undefined) return { value: 0, reason: 'No day with activity.' };
  const days = Math.max(0, (asOfMs - Date.parse(`${lastDay}T00:00:00Z`)) / msPerDay);
  const value = clamp((weight.staleDays - days) / (weight.staleDays - weight.recentDays));
  return {
    value,
    reason: `The last activity is ${number(days)} days old; up to ${weight.recentDays} makes full marks.`,
    ...(value < 0.9 ? { improve: 'Ask for a new export: this one is old.' } : {}),
  };
}

function density({ activeDays, monthDays }: Counters): Part {
  const days = Math.max(weight.densityDays, monthDays);
  const least = monthDays < weight.densityDays ? `, counted over ${weight.densityDays} at least` : '';
  return {
    value: clamp(activeDays / days),
    reason: `Activity on ${number(activeDays)} of ${number(monthDays)} days${least}.`,
  };
}

function consistency({ counters, evidence }: Inspection): Part {
  const doubts = evidence.filter(({ outcome }) => outcome === 'doubts');
  return {
    value: clamp(counters.soundRecords * (1 - doubtOf(evidence))),
    reason:
      doubts.length === 0
        ? `${percent(counters.soundRecords)} of the records are free of impossible values.`
        : doubts.map(({ sentence }) => sentence).join(' '),
    ...(doubts.length > 0 ? { improve: 'Send the export exactly as the platform gave it to you.' } : {}),
  };
}

/** Orders improvements: first what reduces the whole score, then the parts that cost most. */
function improvements(
  parts: Readonly<Record<weight.QualityPart, Part>>,
  amount: Part,
  novelty: number,
): string[] {
  const lost = (name: weight.QualityPart) => weight.qualityWeight[name] * (1 - parts[name].value);
  const names = (Object.keys(parts) as weight.QualityPart[]).sort((a, b) => lost(b) - lost(a));
  // one sentence about too few records is enough
  const told = amount.improve === undefined ? names : names.filter((name) => name !== 'volume');
  const sentences = [amount, ...told.map((name) => parts[name])]
    .map(({ improve }) => improve)
    .filter((improve) => improve !== undefined);
  if (novelty < 1)
    sentences.push('Only data that was not contributed before earns: wait until there is more of it.');
  return sentences;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
