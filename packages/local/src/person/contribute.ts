/** Sends an export through a stack and reports each event: the upload, every step, the end. */
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Contribution,
  type Step,
  type StepName,
  stepNames,
} from '@cgdx/core/contribution/contribution.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { fileNaming } from '@cgdx/core/export/platform/file-naming.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import { checkPartNames } from '@cgdx/core/export/source/part/check-part-names.ts';
import { compareNames } from '@cgdx/core/export/source/part/export-part.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Stack } from '../ground/endpoints.ts';
import { callRoute } from './market-api.ts';
import type { Person } from './person.ts';
import { uploadExport } from './upload.ts';

export type JourneyEvent =
  | { event: 'signed-in'; email: string; userSub: string; isNew: boolean }
  | { event: 'uploading'; doneBytes: number; totalBytes: number }
  | { event: 'uploaded'; contributionId: string; key: string; totalBytes: number; parts: string[] }
  | { event: 'step'; step: StepName; state: Step['state']; progress?: Step['progress']; note?: string }
  /** The last event, whatever the contribution's final `state`. */
  | { event: 'ended'; contribution: Contribution };

const lookEveryMs = 250;
/** If the workflow has not started within this time, the notification of the upload was lost. */
const startWithinMs = 600_000;

export interface Journey {
  readonly stack: Stack;
  readonly person: Person;
  /** One file, or all parts of an export that the platform split. */
  readonly files: readonly string[];
  readonly poolId: PoolId;
  readonly tell: (event: JourneyEvent) => void;
}

/** @throws MarketError if a file or a part is missing, the API refuses the export, or no workflow starts */
export async function contribute(journey: Journey): Promise<Contribution> {
  const { stack, person, poolId, tell } = journey;
  const { contributionId, key } = await sendExport(journey);
  const location = Buffer.from(key).toString('base64');
  const query = { title: poolId, ObjectLocation: location, userId: person.userSub };
  // One call waits for the result as long as a gateway allows; meanwhile every step is reported.
  const given = new AbortController();
  try {
    const [contribution] = await Promise.all([
      follow(stack, person, contributionId, tell, given.signal),
      callRoute(stack, person, 'POST /upload_v2', { query }).catch(passOverIfBusy),
    ]);
    return contribution;
  } finally {
    given.abort();
  }
}

/** Ignores the refusal that too many calls wait for results; the workflow continues in any case. */
function passOverIfBusy(error: unknown): void {
  if (!(error instanceof MarketError && error.kind === 'busy')) throw error;
}

/** Uploads the export, whose arrival starts the workflow. @returns the key of the object that starts it */
export async function sendExport({
  stack,
  person,
  files,
  poolId,
  tell,
}: Journey): Promise<{ contributionId: string; key: string }> {
  const found = files.map((path) => ({ path, sizeBytes: sizeOf(path) }));
  const names = files.map((path) => basename(path));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new MarketError('input', 'SameName', `Two of the files are named ${twice}.`);
  refuseByName(names);
  const totalBytes = found.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const { email, userSub, isNew } = person;
  tell({ event: 'signed-in', email, userSub, isNew });
  const contributionId = randomUUID();
  const key = await uploadExport(stack, person, {
    files: found,
    poolId,
    contributionId,
    onProgress: (doneBytes) => tell({ event: 'uploading', doneBytes, totalBytes }),
  });
  tell({ event: 'uploaded', contributionId, key, totalBytes, parts: names });
  return { contributionId, key };
}

/** Throws if the export must be refused because of its file names alone, before anything is uploaded. */
function refuseByName(names: readonly string[]): void {
  try {
    checkPartNames([...names].sort(compareNames), fileNaming.partNaming);
  } catch (error) {
    if (!(error instanceof ExportRejected)) throw error;
    const { code, message, advice = '' } = error.rejection;
    throw new MarketError('input', code, message, { advice });
  }
}

/** Reports every change of a contribution until it has ended. */
export async function follow(
  stack: Stack,
  person: Person,
  contributionId: string,
  tell: (event: JourneyEvent) => void,
  signal?: AbortSignal,
): Promise<Contribution> {
  const told = new Map<StepName, string>();
  const since = Date.now();
  for (;;) {
    const contribution = await read(stack, person, contributionId);
    if (contribution === undefined && Date.now() - since > startWithinMs) {
      throw new MarketError(
        'unavailable',
        'NotStarted',
        'The upload arrived, but its workflow did not start.',
        {
          advice: 'Nothing is lost: check the executions and the dead letters of the stack.',
        },
      );
    }
    for (const step of contribution === undefined ? [] : stepNames) {
      const { state, progress, note } = contribution?.steps[step] ?? { state: 'waiting' };
      const words = JSON.stringify([state, progress, note]);
      if (state === 'waiting' || told.get(step) === words) continue;
      told.set(step, words);
      tell({ event: 'step', step, state, ...(progress && { progress }), ...(note && { note }) });
    }
    if (contribution !== undefined && contribution.state !== 'running') {
      tell({ event: 'ended', contribution });
      return contribution;
    }
    await sleep(lookEveryMs, undefined, signal && { signal });
  }
}

async function read(stack: Stack, person: Person, contributionId: string): Promise<Contribution | undefined> {
  try {
    return await callRoute(stack, person, 'GET /contributions/{contributionId}', {
      path: { contributionId },
    });
  } catch (error) {
    if (error instanceof MarketError && error.code === 'NotFound') return undefined;
    throw error;
  }
}

function sizeOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new MarketError('input', 'FileNotFound', `The file ${file} does not exist.`);
  if (stats.isFile()) return stats.size;
  throw new MarketError('input', 'NotAFile', `${file} is not a file.`, {
    advice: 'Give the archive as the platform sent it, not the folder it unpacks to.',
  });
}
