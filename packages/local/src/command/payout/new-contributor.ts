/** Makes a person with a reward to claim: signs them up and contributes a sample. Works only on local stacks. */
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type PoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { follow, sendExport } from '../../person/contribute.ts';
import { type Person, signUp } from '../../person/person.ts';

/** In every layout, an export of this size has more records than a pool requires. */
const sampleBytes = 1_000_000;
const quietly = (): void => undefined;

/** @throws MarketError if the stack sends real mail, or does not accept the sample */
export async function newContributor(stack: Stack, poolId: PoolId): Promise<Person> {
  const person = await signUp(stack);
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-payout-'));
  try {
    const platform = platformOfPool(poolId);
    const file = join(directory, `my_${platform}_data.zip`);
    const about = { platform, sizeBytes: sampleBytes, seed: randomUUID(), asOfMs: Date.now() };
    await writeSample(about, createWriteStream(file));
    const sent = await sendExport({ stack, person, files: [file], poolId, tell: quietly });
    const { state, rejection } = await follow(stack, person, sent.contributionId, quietly);
    if (state === 'completed') return person;
    const { code = 'NotContributed', message = 'The sample was not accepted.' } = rejection ?? {};
    throw new MarketError('conflict', code, message);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
