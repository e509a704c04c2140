/** Measures, by platform, which forgeries the checks detect, and whether they refuse genuine exports. */
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import type { Forgery } from '@cgdx/samples/ground/forgery.ts';
import type { SamplePlatform } from '@cgdx/samples/ground/sample-layout.ts';
import { samplePlatforms, whyUnseen } from '@cgdx/samples/sample-platform.ts';
import type { Benchmark, BenchmarkLine } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import { inspectSample } from '../measure/sample-bytes.ts';
import { attackLines } from './attack/attack-price.ts';
import { piecesLines } from './attack/pieces-price.ts';
import { isForOperator, poolLines } from './attack/pool.ts';

const seeds = Array.from({ length: 20 }, (_, n) => `authenticity ${n}`);
const sizeBytes = 400_000;

export const authenticity: Benchmark = {
  about: 'forgery by platform: share caught, genuine exports refused; what invented exports and pieces earn',
  run: async ({ only, onNote }) => {
    const lines: BenchmarkLine[] = [];
    for (const [platform, about] of Object.entries(samplePlatforms)) {
      if (only !== undefined && only !== platform) continue;
      onNote(`${platform} ...`);
      for (const variant of about.variants) {
        for (const forge of about.forgeries) lines.push(...(await caught(platform, variant, forge)));
      }
      lines.push(...(await refused(platform, about)));
      onNote(`${platform}, invented ...`);
      lines.push(...(await attackLines(platform as PlatformId)));
    }
    if (only === undefined || only === 'spotify') lines.push(...(await piecesLines()), ...poolLines());
    return lines;
  },
};

async function judged(platform: string, variant: string, seed: string, forge?: string) {
  const wish = { platform, variant, sizeBytes, seed, ...(forge !== undefined && { forge }) };
  const result = await inspectSample(wish);
  return result.kind === 'rejected'
    ? { verdict: 'refused', isLookedAt: false }
    : { verdict: result.inspection.verdict, isLookedAt: isForOperator(result.inspection) };
}

async function caught(platform: string, variant: string, forge: Forgery): Promise<BenchmarkLine[]> {
  const verdicts: string[] = [];
  for (const seed of seeds) verdicts.push((await judged(platform, variant, seed, forge)).verdict);
  const share = (isSuch: (verdict: string) => boolean) =>
    (100 * verdicts.filter(isSuch).length) / verdicts.length;
  const why = whyUnseen(platform, variant, forge);
  const what = `authenticity: ${platform} ${variant}, ${forge}${why === undefined ? '' : ` (cannot be seen: ${why})`}`;
  const size = `${verdicts.length} exports`;
  return [
    line(
      `${what}, caught`,
      size,
      '%',
      share((verdict) => verdict !== 'genuine'),
      {},
    ),
    line(
      `${what}, refused`,
      size,
      '%',
      share((verdict) => verdict === 'refused'),
      {},
    ),
  ];
}

async function refused(platform: string, { variants }: SamplePlatform): Promise<BenchmarkLine[]> {
  let of = 0;
  let against = 0;
  let lookedAt = 0;
  for (const variant of variants) {
    for (const seed of seeds) {
      of++;
      const { verdict, isLookedAt } = await judged(platform, variant, seed);
      if (verdict !== 'genuine') against++;
      if (isLookedAt) lookedAt++;
    }
  }
  const share = (unit: string, count: number) =>
    line(`authenticity: ${platform}, genuine`, `${of} exports`, unit, (100 * count) / of, {});
  return [share('% refused or doubted', against), share('% sent to an operator', lookedAt)];
}
