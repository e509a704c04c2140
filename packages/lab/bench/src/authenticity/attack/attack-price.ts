/**
 * Measures the cost of attacks: the reward of the cheapest invented export for each platform, the length of its
 * program, the number of attempts, and the CPU time of generating and judging them.
 */
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { randomOf } from '@cgdx/core/fingerprint/testing/changed-history.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { initialPools } from '@cgdx/core/pool/pool.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { type BenchmarkLine, line } from '../../measure/benchmark.ts';
import { cpuMs } from '../../measure/measure.ts';
import { asOfMs } from '../../measure/sample-bytes.ts';
import { facebook } from './facebook.ts';
import {
  anyTimes,
  firstKnobs,
  type Generate,
  type Generator,
  informedKnobs,
  type Knobs,
  knowledgeOf,
  type Program,
  sittingTimes,
} from './generator.ts';
import { linkedin } from './linkedin.ts';
import { hashKey, isHeld } from './pool.ts';
import { spotify } from './spotify.ts';
import { tiktok } from './tiktok.ts';
import { x } from './x.ts';
import { youtube } from './youtube.ts';

/** A new platform has no generator until somebody writes an attack on it. */
export const generators: Readonly<Partial<Record<PlatformId, Generator>>> = {
  spotify,
  youtube,
  tiktok,
  x,
  linkedin,
  facebook,
};

interface Earned {
  readonly score: number;
  /** The feedback that the attacker gets. */
  readonly told: string;
}

/** Sends one export to a pool of people of a few languages. */
export async function sendTo(platform: PlatformId, generate: Generate, knobs: Knobs): Promise<Earned> {
  const source = memorySource(await zipOf(generate(randomOf(11), knobs)));
  const result = await inspectExport({ source, platform, asOfMs, hashKey, acceptSamples: false });
  if (result.kind === 'rejected') return { score: 0, told: result.rejection.code };
  if (isHeld(result.inspection)) return { score: 0, told: 'held for an operator' };
  const { score } = scoreQuality({ inspection: result.inspection, novelty: 1, asOfMs });
  return { score, told: result.inspection.verdict };
}

const mostTries = 24;
const turns: readonly ((knobs: Knobs) => Knobs)[] = [
  (knobs) => ({ ...knobs, drawnIds: true }),
  (knobs) => ({ ...knobs, worded: true }),
  (knobs) => ({ ...knobs, lived: true }),
  (knobs) => ({ ...knobs, catalogue: Math.ceil(knobs.catalogue / 4) }),
  (knobs) => ({ ...knobs, listed: true }),
  (knobs) => ({ ...knobs, years: Math.min(4, knobs.years + 1) }),
  (knobs) => ({ ...knobs, sittings: Math.min(3, knobs.sittings + 1) }),
  (knobs) => ({ ...knobs, sitting: Math.min(20, 2 * knobs.sitting) }),
  (knobs) => ({ ...knobs, catalogue: 4 * knobs.catalogue }),
  (knobs) => ({ ...knobs, gapSeconds: Math.ceil(knobs.gapSeconds / 2) }),
];

const isDearer = (turned: Knobs, knobs: Knobs): boolean =>
  turned.listed !== knobs.listed || turned.lived !== knobs.lived || turned.worded !== knobs.worded;

/** Adapts: the attacker sees every refusal and every score, and keeps changes that earn more. */
async function adapt(
  platform: PlatformId,
  generate: Generate,
): Promise<Earned & { readonly tries: number; readonly knobs: Knobs }> {
  let knobs = firstKnobs;
  let best = await sendTo(platform, generate, knobs);
  let tries = 1;
  for (let at = 0; tries < mostTries; at++) {
    const turned = turns[at % turns.length]?.(knobs) ?? knobs;
    const earned = await sendTo(platform, generate, turned);
    tries++;
    // Once an export earns anything, a change that needs more lines must earn more.
    if (
      earned.score < best.score ||
      (best.score > 0 && isDearer(turned, knobs) && earned.score === best.score)
    )
      continue;
    knobs = turned;
    best = earned;
    if (best.score === 10) break;
  }
  return { ...best, tries, knobs };
}

/** Counts lines of code, without blank lines, comments and lone brackets. */
const linesOf = (programs: readonly { toString(): string }[]): number =>
  programs
    .flatMap((program) => program.toString().split('\n'))
    .filter((text) => /[\w'"]/.test(text) && !text.trim().startsWith('//')).length;

/** The parts of a program that these knobs use. */
const partsOf = ({ generate, parts }: Program, knobs: Knobs) => [
  generate,
  ...parts.filter((part) => !knobs.lived || (part !== anyTimes && part !== sittingTimes)),
  ...knowledgeOf(knobs),
];

export async function attackLines(platform: PlatformId): Promise<BenchmarkLine[]> {
  const generator = generators[platform];
  if (generator === undefined) return [];
  const { plain, careful } = generator;
  const { maxIncentive } = initialPools.find(({ dataPoolId }) => dataPoolId === platform) ?? {
    maxIncentive: 0,
  };
  let before = cpuMs();
  const priced = (who: string, lines: number, tries: number, { score, told }: Earned) => {
    const seconds = ((cpuMs() - before) / 1_000).toPrecision(2);
    before = cpuMs();
    const count = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
    return line(
      `attack: ${platform}, ${who}, ${lines} lines, ${count}, ${seconds} s: ${told}`,
      '1 account',
      'CGDX',
      (score * maxIncentive) / 10,
      {},
    );
  };
  const sentOnce = async (who: string, program: Program, knobs: Knobs) =>
    priced(who, linesOf(partsOf(program, knobs)), 1, await sendTo(platform, program.generate, knobs));
  const once = [
    await sentOnce('plain', plain, firstKnobs),
    await sentOnce('careful', careful, firstKnobs),
    await sentOnce('plain and informed', plain, informedKnobs),
    await sentOnce('careful and informed', careful, informedKnobs),
  ];
  const { knobs, tries, ...adapted } = await adapt(platform, careful.generate);
  return [
    ...once,
    priced(
      knobs.listed ? 'adaptive, with a list of hits' : 'adaptive',
      linesOf([...partsOf(careful, knobs), adapt, ...turns]),
      tries,
      adapted,
    ),
  ];
}
