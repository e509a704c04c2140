/**
 * `npm run contribute`: sends an export to a stack without a browser. Exits with 1 and the reason if the export is
 * refused.
 */

import { resolve } from 'node:path';
import type { Contribution, Rejection } from '@cgdx/core/contribution/contribution.ts';
import { offerWords } from '@cgdx/core/pool/offer-words.ts';
import { offerOfPool, type PoolId, platformOfPool, poolName } from '@cgdx/core/pool/pool.ts';
import { findStack } from '../../ground/running-stack.ts';
import { failureOf } from '../../ground/terminal/failure.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { ensureConsent } from '../../person/consent.ts';
import { contribute, type JourneyEvent } from '../../person/contribute.ts';
import { signInOrUp } from '../../person/person.ts';
import { createScreen, lineOf, nextStepOf, summaryOf } from '../../person/show.ts';
import { type ContributeFlags, contributeHelp, parseContributeFlags } from './contribute-flags.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(contributeHelp));
  process.exit(0);
}
const flags = parseContributeFlags(process.argv.slice(2), process.env);
if (typeof flags === 'string') {
  complain(flags, '', ...ownLines(contributeHelp));
  process.exit(1);
}
process.exit(await run(flags));

async function run(flags: ContributeFlags): Promise<number> {
  const { files, poolId, email, password, stack: named, agrees, json } = flags;
  const screen = createScreen(process.stdout);
  const tell = (event: JourneyEvent): void => {
    if (json)
      print(
        JSON.stringify(event.event === 'ended' ? { event: 'ended', ...resultOf(event.contribution) } : event),
      );
    else if (event.event !== 'ended') screen.show(lineOf(event));
  };
  try {
    const stack = await findStack(named);
    const person = await signInOrUp(stack, { email, password });
    await ensureConsent(stack, person, agrees);
    if (!json) print(...offeredLines(poolId, person.isNew));
    const contribution = await contribute({
      stack,
      person,
      files: files.map((file) => resolve(file)),
      poolId,
      tell,
    });
    screen.end();
    if (!json) report(contribution, nextStepOf(person, contribution, named));
    return contribution.state === 'completed' ? 0 : 1;
  } catch (error) {
    screen.end();
    const { code, message, advice } = failureOf(error);
    if (json) print(JSON.stringify({ event: 'ended', ok: false, reason: { code, message, advice } }));
    else complain('', message, ...(advice === undefined ? [] : [advice]));
    return 1;
  }
}

/** Says what buyers get of the export, and what was confirmed for a person who was created for this. */
function offeredLines(poolId: PoolId, isNew: boolean): string[] {
  const { holds } = offerWords(platformOfPool(poolId), offerOfPool(poolId));
  return [
    `Offered to buyers as “${poolName(poolId)}” (--offer changes it): ${holds}`,
    ...(isNew ? ['This new person has confirmed age, residence and processing.'] : []),
    '',
  ];
}

function report(contribution: Contribution, nextStep: string): void {
  if (contribution.state === 'completed') {
    print('', 'Upload successful.', ...summaryOf(contribution), '', nextStep);
    return;
  }
  const { message, advice } = reasonOf(contribution);
  complain('', `${contribution.state === 'rejected' ? 'Refused' : 'Failed'}: ${message}`);
  if (advice !== undefined) complain(advice);
}

/** Returns the last line of the output with `--json`. */
function resultOf(contribution: Contribution): object {
  const ok = contribution.state === 'completed';
  return { ok, ...(!ok && { reason: reasonOf(contribution) }), contribution };
}

function reasonOf({ rejection, contributionId }: Contribution): Rejection {
  return (
    rejection ?? {
      code: 'failed',
      message: 'Something went wrong on our side; your export is kept.',
      advice: `An operator can resume contribution ${contributionId}.`,
    }
  );
}
