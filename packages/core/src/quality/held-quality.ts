/**
 * Scores the contents of an export in parts, with advice on how to improve. Authenticity and novelty are judged elsewhere, since
 * this also runs in browsers.
 */
import { type Account, type ExportLedger, sumOfReasons } from '../export/contract/export-ledger.ts';
import type { Counters, Inspection } from '../export/contract/inspection.ts';
import { notUnderstoodOf } from '../export/contract/ledger-words.ts';
import type { QualityTip } from '../export/contract/platform.ts';
import { platforms } from '../export/platform/platforms.ts';
import { enoughRecords } from '../pool/least-amount.ts';
import { grouped } from '../pricing/grouped.ts';
import { amountOf, tellingRecordsOf } from './amount.ts';
import * as weight from './quality-weight.ts';

/** The parts of an inspection that describe what the chosen offer contains. */
export type HeldData = Pick<Inspection, 'platform' | 'variant' | 'counters' | 'ledger' | 'heldSketch'>;

const wordsTip: QualityTip = {
  fuller: 'Texts in another language stay out, since we cannot find the names in them.',
  more: 'More posts and comments are worth more: contribute again when there are more.',
  larger: 'Of this offer only what you wrote in public counts.',
};

/** Returns the tips of the platform, or those for an offer of words. */
const tipOf = ({ platform, heldSketch }: Pick<HeldData, 'platform' | 'heldSketch'>): QualityTip =>
  heldSketch === undefined ? platforms[platform].tip : wordsTip;

export interface Part {
  readonly value: number;
  readonly reason: string;
  /** Advice on how to raise the part; absent if it is almost full. */
  readonly improve?: string;
}

export type QualityParts = Readonly<Record<weight.QualityPart, Part>>;

const msPerDay = 86_400_000;
const number = (n: number) => grouped(Math.round(n));

/** From this number on, distinct records are estimated from as many hashes instead of counted, with a standard error of 3 percent. */
export const estimatedFrom = 1024;

/** Rounds estimated numbers, since two estimates of one export differ by the key of their hashes. */
function recordsText(distinct: number): string {
  if (distinct < estimatedFrom) return `${number(distinct)} different records`;
  return `About ${number(Number(distinct.toPrecision(2)))} different records`;
}
/** Rounds down, so that a share below 1 is never shown as 100%. */
const percentBelow = (share: number) => `${Math.floor(share * 100)}%`;
export const percent = (share: number) => `${Math.round(share * 100)}%`;

const partNames = Object.keys(weight.qualityWeight) as weight.QualityPart[];

/** `asOfMs`: the caller's current time in Unix ms, to which the export's age is relative. */
export function heldParts(held: HeldData, asOfMs: number): QualityParts {
  return {
    completeness: completeness(held),
    volume: volume(held),
    span: span(held),
    recency: recency(held.counters, asOfMs),
    density: density(held.counters),
    consistency: consistency(held.counters),
  };
}

/** Returns the weighted sum of the parts, 0 to 1. */
export const sumOf = (parts: QualityParts): number =>
  partNames.reduce((total, name) => total + weight.qualityWeight[name] * parts[name].value, 0);

/** Returns the parts with their weights, for display. */
export const toldParts = (parts: QualityParts) =>
  partNames.map((name) => ({
    name,
    value: parts[name].value,
    weight: weight.qualityWeight[name],
    reason: parts[name].reason,
  }));

/** Returns the factor of the whole score for the number of records. */
export function amountPart(held: HeldData): Part {
  const { counters } = held;
  const value = amountOf(counters);
  const enough = number(enoughRecords);
  if (value === 1) return { value, reason: `At least ${enough} records tell something of their own.` };
  const telling = number(tellingRecordsOf(counters));
  return {
    value,
    reason: `${telling} records tell something of their own: below ${enough} the whole score shrinks, here to ${percent(value)} of it.`,
    improve: `With ${enough} records that tell something of their own, not ${telling}, the score would not shrink to ${percent(value)}. ${tipOf(held).larger}`,
  };
}

/** The most that unreadable files may reduce the part, since their contents are unknown. */
const mostOfUnreadFiles = 0.1;

/** Returns the share of an export that was understood, 0 to 1. */
function understood({ files, records }: ExportLedger): number {
  const shareOf = ({ read, notUnderstood }: Account) =>
    read / Math.max(1, read + sumOfReasons(notUnderstood));
  return shareOf(records) * Math.max(1 - mostOfUnreadFiles, shareOf(files));
}

function completeness(held: HeldData): Part {
  const { ledger } = held;
  const { filled, parts } = held.counters;
  const shares = Object.values(filled);
  const fill = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const present = parts.filter(({ isPresent }) => isPresent).length / Math.max(1, parts.length);
  const names = (wanted: Counters['parts']) => wanted.map(({ name }) => name);
  const omitted = parts.filter(({ isOmitted }) => isOmitted);
  const missing = names(parts.filter(({ isPresent, isOmitted }) => !isPresent && !isOmitted));
  const empty = Object.keys(filled).filter((name) => (filled[name] ?? 0) < 0.5);
  const lacks = [...missing, ...empty];
  // omitted parts must not raise the fill rate of the rest, since they might have been filled worst
  const kept = 1 - omitted.length / Math.max(1, parts.length);
  const left = omitted.length === 0 ? '' : `You left out: ${names(omitted).join(', ')}.`;
  const lack = lacks.length === 0 ? '' : `Not in it: ${lacks.join(', ')}.`;
  const partly = Object.entries(filled)
    .filter(([name, share]) => share < 1 && !empty.includes(name))
    .map(([name, share]) => `${name} in ${percentBelow(share)}`);
  const part = partly.length === 0 ? '' : `Only in some of it: ${partly.join(', ')}.`;
  const unread = ledger === undefined ? [] : notUnderstoodOf(ledger);
  const told = unread.length === 0 ? '' : `We could not read: ${unread.join('; ')}.`;
  return {
    value: ((fill * kept + present) / 2) * (ledger === undefined ? 1 : understood(ledger)),
    reason:
      [lack, part, left, told].filter(Boolean).join(' ') ||
      'Everything that such an export can hold is in it.',
    ...(empty.length > 0
      ? { improve: tipOf(held).fuller }
      : missing.length > 0
        ? { improve: `Send the whole package: ${missing.join(', ')} would add to it.` }
        : omitted.length > 0
          ? { improve: `What you left out would add to it: ${names(omitted).join(', ')}.` }
          : {}),
  };
}

function volume(held: HeldData): Part {
  const { distinctRecords } = held.counters;
  const magnitude = Math.log(Math.max(1, distinctRecords) / weight.volumeFrom);
  const value = clamp(magnitude / Math.log(weight.volumeFull / weight.volumeFrom));
  return {
    value,
    reason: `${recordsText(distinctRecords)}; ${number(weight.volumeFull)} make full marks.`,
    ...(value < 0.9 ? { improve: tipOf(held).more } : {}),
  };
}

function span(held: HeldData): Part {
  const { activeMonths } = held.counters;
  const { longer } = tipOf(held);
  const value = clamp(activeMonths / weight.spanFullMonths);
  return {
    value,
    reason: `Activity in ${number(activeMonths)} months; ${weight.spanFullMonths} make full marks.`,
    ...(value < 0.9 && longer?.variant.test(held.variant) ? { improve: longer.tip } : {}),
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

function consistency({ soundRecords }: Counters): Part {
  return {
    value: clamp(soundRecords),
    reason: `${percent(soundRecords)} of the records are free of impossible values.`,
  };
}

/** Sorts the advice: first the factor of the whole score, then the parts that cost most. */
export function improvements(parts: QualityParts, amount: Part): string[] {
  const lost = (name: weight.QualityPart) => weight.qualityWeight[name] * (1 - parts[name].value);
  const names = partNames.toSorted((a, b) => lost(b) - lost(a));
  // the advice on volume is omitted if there is advice on too few records
  const told = amount.improve === undefined ? names : names.filter((name) => name !== 'volume');
  return [amount, ...told.map((name) => parts[name])]
    .map(({ improve }) => improve)
    .filter((improve) => improve !== undefined);
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
