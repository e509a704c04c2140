/** Compares a page's estimate for an export, made before it is sent, with the server's result for the same export. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Quality } from '@cgdx/core/contribution/contribution.ts';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { sampleArchive, sampleLayouts } from '@cgdx/samples/testing/sample-archive.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningCloud } from './shared-cloud.ts';
import { chooseOnPage } from './visit.ts';

export interface ScoredExport {
  readonly poolId: PlatformId;
  readonly file: string;
  /** The server's result. */
  readonly quality: Quality;
}

/**
 * Sizes that in every layout give more than the 100 different records that a pool requires, and fewer than the 1,024
 * that are counted exactly: a larger count is an estimate that depends on a key, and the server's key is secret.
 */
const sizeBytes: Readonly<Record<PlatformId, number>> = {
  facebook: 120_000,
  linkedin: 120_000,
  spotify: 220_000,
  tiktok: 90_000,
  x: 200_000,
  youtube: 240_000,
};

/** Parts of the score that only the server knows. */
const notEstimated = ['gate', 'novelty'];

export const layoutName = (platform: string, variant: string): string => `${platform}-${variant}`;

/**
 * Has a new person send each export, as earlier exports of a person reduce the novelty of the next one.
 * @returns the exports by `layoutName`
 */
export async function sendEveryLayout(cloud: RunningCloud): Promise<ReadonlyMap<string, ScoredExport>> {
  const scored = await Promise.all(platformIds.map((poolId) => sendLayoutsOf(cloud, poolId)));
  return new Map(scored.flat());
}

async function sendLayoutsOf({ stack, directory }: RunningCloud, poolId: PlatformId) {
  const tell = () => undefined;
  const sent: [string, ScoredExport][] = [];
  for (const [platform, variant] of sampleLayouts) {
    if (platform !== poolId) continue;
    const name = layoutName(platform, variant);
    const file = join(directory, `look-${name}.zip`);
    writeFileSync(file, await sampleArchive(platform, variant, { sizeBytes: sizeBytes[poolId], seed: name }));
    const person = await signUp(stack);
    const { contributionId } = await sendExport({ stack, person, files: [file], poolId, tell });
    const { state, quality, rejection } = await follow(stack, person, contributionId, tell);
    if (quality === undefined) throw new Error(`${name} was ${state}: ${rejection?.message}`);
    sent.push([name, { poolId, file, quality }]);
  }
  return sent;
}

/** Chooses an export on its pool's page, and compares its estimate with the server's score, part by part. */
export async function compareEstimate(
  page: Page,
  webUrl: string,
  { poolId, file, quality }: ScoredExport,
): Promise<void> {
  await page.goto(`${webUrl}/datapool/contribute/${poolId}`);
  await chooseOnPage(page, file);
  const score = page.getByRole('img', { name: /^Estimated score: \d+ out of 10$/ });
  await score.waitFor();
  expect(await score.getAttribute('aria-label')).toBe(`Estimated score: ${quality.score} out of 10`);
  const shown = page.getByRole('list', { name: 'Parts of the score' }).getByRole('listitem');
  const texts = await shown.allTextContents();
  const parts = quality.parts.filter(({ name }) => !notEstimated.includes(name));
  expect(texts).toHaveLength(parts.length);
  for (const [at, { value, reason }] of parts.entries()) {
    expect(texts[at]).toContain(`${Math.round(value * 100)}%`);
    expect(texts[at]).toContain(reason);
  }
}
