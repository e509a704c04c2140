/** Refusals of an archive that is readable but not one that the pool accepts: what it is, and what to do. */
import { against, type Evidence } from '../../authenticity/evidence.ts';
import type { Rejection } from '../../contribution/contribution.ts';
import { fewestRecords } from '../../pool/least-amount.ts';
import { platformIds, platformName } from '../../pool/platform-id.ts';
import { type ExportRejected, reject } from '../rejection/export-rejected.ts';
import type { Platform } from './platform.ts';

const names = platformIds.map(platformName);
const poolsThereAre = `There are pools for exports from ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;

const htmlNote = (platform: Platform) =>
  `It is the HTML kind, made for reading; the pool needs JSON. ${platform.howToGet}`;

export function wrongPlatform(found: Platform, pool: Platform, isHtml: boolean): ExportRejected {
  const send = `Send it to the ${platformName(found.id)} pool instead.`;
  return reject(
    'wrong-platform',
    `This is an export from ${platformName(found.id)}, but you chose the ${platformName(pool.id)} pool.`,
    isHtml ? `${send} ${htmlNote(found)}` : send,
  );
}

export function htmlExport(platform: Platform): ExportRejected {
  return reject(
    'html-not-json',
    'The archive holds web pages (HTML); we need the data as JSON.',
    platform.howToGet,
  );
}

/** `pool`: the pool that it was sent to, if any. */
export function otherService(service: string, pool?: Platform): ExportRejected {
  return reject(
    'unknown-export',
    `This looks like an export from ${service}, for which there is no pool.`,
    pool === undefined ? poolsThereAre : `For the ${platformName(pool.id)} pool: ${pool.howToGet}`,
  );
}

export function unknownExport(pool: Platform): ExportRejected {
  return reject(
    'unknown-export',
    `We do not recognise this archive: nothing in it looks like an export from ${platformName(pool.id)}.`,
    pool.howToGet,
  );
}

/** Refuses an unrecognised archive that was not sent to a pool. */
export function unknownToAll(): ExportRejected {
  return reject(
    'unknown-export',
    'We do not recognise this archive: nothing in it looks like an export from a platform that has a pool.',
    poolsThereAre,
  );
}

export function sampleRefused(platform: Platform): ExportRejected {
  return reject(
    'synthetic-sample',
    'This is a synthetic sample made by our own generator, not a real export.',
    `Samples are accepted on a local stack alone. ${platform.howToGet}`,
  );
}

const number = (n: number) => n.toLocaleString('en');

/** `telling`: how many of `records` count. `notUnderstood`: a phrase for each reason why data was not understood. */
export function tooLittle(
  platform: Platform,
  telling: number,
  records: number,
  notUnderstood: readonly string[],
): ExportRejected {
  const asked = `${number(telling)} of the ${fewestRecords} records that a data pool asks for at least.`;
  const rest =
    records > telling
      ? ` It has ${number(records)} in all, but what has no time, cannot be true or says the same thing again does not count.`
      : '';
  const unread =
    notUnderstood.length === 0 ? '' : ` We could not read all of it: ${notUnderstood.join('; ')}.`;
  return reject(
    'too-little',
    `This export from ${platformName(platform.id)} holds too little: ${asked}${rest}${unread}`,
    `${platform.tip.larger} ${platform.howToGet}`,
  );
}

/** `lacks`: the required part that all entries lack, e.g. `a time`. */
export function nothingRead(platform: Platform, entries: number, lacks: string): ExportRejected {
  const name = platformName(platform.id);
  const each = entries === 1 ? 'its only entry' : `each of its ${number(entries)} entries`;
  return reject(
    'nothing-read',
    `This is an export from ${name}, but nothing in it could be read: ${each} lacks ${lacks}.`,
    `Send the .zip exactly as ${name} gave it to you. ${platform.howToGet}`,
  );
}

/** Advice to the sender of an export that raised doubts. */
export const sendAsGiven = (platform: Platform): string =>
  `Send the .zip exactly as ${platformName(platform.id)} gave it to you, without changing, merging or repeating anything in it.`;

/** Refuses an export, with the sentence of every check that doubts it. */
export function notGenuine(platform: Platform, evidence: readonly Evidence[]): Rejection {
  const told = against(evidence).map(({ sentence }) => sentence);
  return {
    code: 'not-genuine',
    message: `The records contradict each other or the clock, so this is not ${platformName(platform.id)}'s own export: ${told.join(' ')}`,
    advice: sendAsGiven(platform),
  };
}
