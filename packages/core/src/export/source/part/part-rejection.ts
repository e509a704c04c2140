/** Refusals of several files that are not one complete export, with advice. */

import { listNames } from '../../../contribution/list-names.ts';
import { type PlatformId, platformName } from '../../../pool/platform-id.ts';
import { type NamedFile, nameOrKind } from '../../format/archive/shown-name.ts';
import { ExportRejected, reject } from '../../rejection/export-rejected.ts';

const oneExport =
  'Send the parts of one export together, and each other export as a contribution of its own.';

export function missingPart(names: readonly string[]): ExportRejected {
  const isOne = names.length === 1;
  return reject(
    'missing-part',
    `${isOne ? 'A part' : `${names.length} parts`} of your export ${isOne ? 'is' : 'are'} missing: ${listNames(names)}.`,
    'Download every part that the platform offers, and send them all together. If they are too large, ask the platform for an export of this one service alone.',
  );
}

export function twoExports(a: string, b: string): ExportRejected {
  return reject('two-exports', `${a} and ${b} are parts of two different exports.`, oneExport);
}

export function twoPlatforms(a: string, ofA: PlatformId, b: string, ofB: PlatformId): ExportRejected {
  return reject(
    'two-exports',
    `${a} is an export from ${platformName(ofA)}, and ${b} is one from ${platformName(ofB)}.`,
    oneExport,
  );
}

/** `file`: a file that differs between the two parts. */
export function contradictingParts(a: string, b: string, file: NamedFile): ExportRejected {
  return reject(
    'two-exports',
    `${a} and ${b} are parts of two different exports: each holds a ${nameOrKind(file)} of its own.`,
    oneExport,
  );
}

/** Adds the name of the part to a refusal. */
export function ofPart(name: string, { rejection }: ExportRejected): ExportRejected {
  return new ExportRejected({ ...rejection, message: `${name}: ${rejection.message}` });
}
