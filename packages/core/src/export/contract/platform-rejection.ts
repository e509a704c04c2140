/** Says, for an archive that is readable but not what its pool takes, what it is and what to do. */
import type { Evidence } from '../../authenticity/evidence.ts';
import { initialPools, type PoolId } from '../../pool/pool.ts';
import { qualityTips } from '../../quality/quality-tip.ts';
import { fewestRecords } from '../../quality/quality-weight.ts';
import { type ExportRejected, reject } from '../rejection/export-rejected.ts';

/** How to get the export that a pool takes, each in the words of the platform's own menus. */
const howToGet: Record<PoolId, string> = {
  spotify:
    'Open spotify.com/account/privacy, choose "Extended streaming history" (or "Account data") under "Download your data", confirm by e-mail, and send the .zip from the mail that follows.',
  youtube:
    'Open takeout.google.com, keep only "YouTube and YouTube Music", choose "Multiple formats", set History to JSON, and send the .zip.',
  facebook:
    'Open Settings, Accounts Center, "Your information and permissions", "Export your information"; choose JSON as the format, all time as the range, and send the .zip.',
  x: 'Open Settings, "Your account", "Download an archive of your data", and send the .zip when X tells you it is ready.',
  linkedin:
    'Open Settings, "Data privacy", "Get a copy of your data", choose the larger data archive, and send the .zip.',
  tiktok:
    'Open Settings and privacy, Account, "Download your data"; choose "All data" and JSON as the format, and send the .zip.',
};

export function platformName(platform: PoolId): string {
  return initialPools.find(({ dataPoolId }) => dataPoolId === platform)?.dataPoolName ?? platform;
}

const htmlNote = (platform: PoolId) =>
  `It is the HTML kind, made for reading; the pool needs JSON. ${howToGet[platform]}`;

export function wrongPlatform(found: PoolId, pool: PoolId, isHtml: boolean): ExportRejected {
  const send = `Send it to the ${platformName(found)} pool instead.`;
  return reject(
    'wrong-platform',
    `This is an export from ${platformName(found)}, but you chose the ${platformName(pool)} pool.`,
    isHtml ? `${send} ${htmlNote(found)}` : send,
  );
}

export function htmlExport(platform: PoolId): ExportRejected {
  return reject(
    'html-not-json',
    'The archive holds web pages (HTML); we need the data as JSON.',
    howToGet[platform],
  );
}

export function otherService(service: string, pool: PoolId): ExportRejected {
  return reject(
    'unknown-export',
    `This looks like an export from ${service}, for which there is no pool.`,
    `For the ${platformName(pool)} pool: ${howToGet[pool]}`,
  );
}

export function unknownExport(pool: PoolId): ExportRejected {
  return reject(
    'unknown-export',
    `We do not recognise this archive: nothing in it looks like an export from ${platformName(pool)}.`,
    howToGet[pool],
  );
}

export function sampleRefused(platform: PoolId): ExportRejected {
  return reject(
    'synthetic-sample',
    'This is a synthetic sample made by our own generator, not a real export.',
    `Samples are accepted on a local stack alone. ${howToGet[platform]}`,
  );
}

const number = (n: number) => n.toLocaleString('en');

/** `telling`: how many of `records` count. */
export function tooLittle(platform: PoolId, telling: number, records: number): ExportRejected {
  const asked = `${number(telling)} of the ${fewestRecords} records that a data pool asks for at least.`;
  const rest =
    records > telling
      ? ` It has ${number(records)} in all, but what has no time, cannot be true or says the same thing again does not count.`
      : '';
  return reject(
    'too-little',
    `This export from ${platformName(platform)} holds too little: ${asked}${rest}`,
    `${qualityTips[platform].larger} ${howToGet[platform]}`,
  );
}

/** `lacks`: what there must be in an entry and is in none, e.g. `a time`. */
export function nothingRead(platform: PoolId, entries: number, lacks: string): ExportRejected {
  const name = platformName(platform);
  const each = entries === 1 ? 'its only entry' : `each of its ${number(entries)} entries`;
  return reject(
    'nothing-read',
    `This is an export from ${name}, but nothing in it could be read: ${each} lacks ${lacks}.`,
    `Send the .zip exactly as ${name} gave it to you. ${howToGet[platform]}`,
  );
}

/** Names every check that spoke against the export, with its count. */
export function notGenuine(platform: PoolId, evidence: readonly Evidence[]): ExportRejected {
  const against = evidence.filter(({ outcome }) => outcome === 'contradicts' || outcome === 'doubts');
  return reject(
    'not-genuine',
    `The records contradict each other or the clock, so this is not ${platformName(platform)}'s own export: ${against
      .map(({ saw }) => saw)
      .join(' ')}`,
    `Send the .zip exactly as ${platformName(platform)} gave it to you, without changing, merging or repeating anything in it.`,
  );
}
