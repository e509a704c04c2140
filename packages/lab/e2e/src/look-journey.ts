/** What a page estimates of an export before it is sent, beside what the server said of the same one. */
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
  /** The server's. */
  readonly quality: Quality;
}

/**
 * In every layout more than the 100 different records that a pool asks for, and fewer than the 1,024 that are counted one by
 * one: of more, the count differs by the key, and the server's is secret.
 */
const sizeBytes: Readonly<Record<PlatformId, number>> = {
  facebook: 120_000,
  linkedin: 120_000,
  spotify: 220_000,
  tiktok: 90_000,
  x: 200_000,
  youtube: 240_000,
};

/** What only the server knows. */
const notEstimated = ['gate', 'novelty'];

export const layoutName = (platform: string, variant: string): string => `${platform}-${variant}`;

/** Somebody new sends each of them, as what one has sent before is no news to the pool. @returns them by `layoutName` */
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

/** Chooses an export on its pool's page, and compares what is estimated there with the server's score, part by part. */
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
