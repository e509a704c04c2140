/** Runs `npm run operate -- offers` with the cloud's own credentials, as no call of the API writes datasets. */
import { recordsPools } from '@cgdx/core/pool/pool.ts';
import { isLinked, linkToLocal } from '../../cloud/link/link-local.ts';
import { findStack } from '../../ground/running-stack.ts';
import { failureOf } from '../../ground/terminal/failure.ts';
import { readReason, takeReason } from '../../ground/terminal/flag.ts';
import { complain, print } from '../../ground/terminal/print.ts';
import { auditedCommand } from '../operator-view/audited-command.ts';
import { offersWords, replaceAll } from './offers.ts';

/** @param args the arguments after `offers` @returns the exit code */
export async function offersCommand(args: readonly string[]): Promise<number> {
  const { rest, reason } = takeReason(args);
  const why = readReason(reason);
  const foreign = rest.find((word) => word !== '--json');
  if (foreign !== undefined || typeof why === 'string') {
    complain(typeof why === 'string' ? why : `offers takes no ${foreign}.`);
    return 1;
  }
  if (!isLinked()) linkToLocal(await findStack(undefined));
  const { allUploadsOfPool } = await import('@cgdx/functions/pool/upload.ts');
  const { replaceUpload } = await import('@cgdx/functions/withdrawal/replace-upload.ts');
  async function* uploads() {
    for (const { dataPoolId } of recordsPools) yield* allUploadsOfPool(dataPoolId);
  }
  const work = () =>
    replaceAll({
      uploads,
      replace: replaceUpload,
      onWait: (waiting) => complain(`${waiting} wait for the chain ...`),
      onFailed: (uploadHash, error) => complain(`${uploadHash}: ${failureOf(error).message}`),
    });
  const about = { action: 'upload.replace', target: 'uploads', ...why } as const;
  const counted = await auditedCommand(about, work, (done) => offersWords(done).join(' '));
  print(...(rest.includes('--json') ? [JSON.stringify(counted)] : offersWords(counted)));
  return counted.waiting + counted.failed > 0 ? 1 : 0;
}
