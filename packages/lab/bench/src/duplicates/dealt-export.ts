/**
 * Divides what one generator invents for a platform among unrelated accounts, counts the exports that are held for an operator
 * together, and prices them. The exports are read as those of contributors are.
 */
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { keptRuns, noRuns } from '@cgdx/core/fingerprint/item-run.ts';
import { shortSketch } from '@cgdx/core/fingerprint/sketch.ts';
import { randomOf } from '@cgdx/core/fingerprint/testing/changed-history.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { initialPools } from '@cgdx/core/pool/pool.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';
import { informedKnobs, type Knobs, type Piece, type Program } from '../authenticity/attack/generator.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { asOfMs, inspectSample } from '../measure/sample-bytes.ts';
import { accounts, heldLines, heldOf, type Upload, wronglyHeld } from './dealt.ts';

/** Samples of the pool, of all layouts. */
const strangers = 60;
const hashKey = new Uint8Array(32).fill(3);

/** The platforms whose generators otherwise invent another post or video for each record. */
const ofOwnThings: ReadonlySet<PlatformId> = new Set(['tiktok', 'x', 'linkedin']);

/** Two years of three sittings a day, from one catalogue. For YouTube, a catalogue of 100 channels has 2,000 videos. */
const knobsOf = (platform: PlatformId): Knobs => ({
  ...informedKnobs,
  years: 2,
  sittings: 3,
  catalogue: platform === 'youtube' ? 100 : 2_000,
});

type Way = (at: number, n: number) => number;
const ways: Readonly<Record<string, Way>> = {
  'by the hour': (at) => Math.floor(at / 3_600) % accounts,
  'by the day': (at) => Math.floor(at / 86_400) % accounts,
  // Measured, but without a guaranteed result.
  'by the item': (_at, n) => Math.floor(accounts * randomOf(n)()),
};

interface Sent extends Upload {
  /** The reward if nobody holds the export. */
  readonly cgdx: number;
}

/** `deals`: the number of histories from one catalogue that are divided. */
export async function dealtExportLines(
  platform: PlatformId,
  program: Program,
  deals: number,
): Promise<BenchmarkLine[]> {
  const { maxIncentive = 0 } = initialPools.find(({ dataPoolId }) => dataPoolId === platform) ?? {};
  const sentOf = (inspection: Inspection): Sent => ({
    sketch: shortSketch(inspection.sketch),
    runs: keptRuns(inspection.runs ?? noRuns),
    days: inspection.counters.days ?? [],
    cgdx: (maxIncentive / 10) * scoreQuality({ inspection, novelty: 1, asOfMs }).score,
  });
  /** `seed`: of all except the times. Returns undefined if the export is refused. */
  async function send(seed: number, knobs: Knobs, piece: Piece): Promise<Sent | undefined> {
    const source = memorySource(await zipOf(program.generate(randomOf(seed), { ...knobs, piece })));
    const result = await inspectExport({ source, platform, asOfMs, hashKey, acceptSamples: false });
    return result.kind === 'rejected' ? undefined : sentOf(result.inspection);
  }
  async function dealt(deal: number, knobs: Knobs, accountOf: Way): Promise<Sent[]> {
    const pieces: Sent[] = [];
    for (let account = 0; account < accounts; account++) {
      const isOwn = (at: number, n: number) => accountOf(at, n) === account;
      const sent = await send(accounts * deal + account, knobs, { people: [deal], isOwn });
      if (sent !== undefined) pieces.push(sent);
    }
    return pieces;
  }
  const others = (await samplesOf(platform)).map(sentOf);
  const knobs = knobsOf(platform);
  const priced = (what: string, size: string, cgdx: number) =>
    line(`duplicates: earned, ${platform}, ${what}`, size, 'CGDX', cgdx, {});
  const lines: BenchmarkLine[] = [];
  const kinds = [
    { whose: 'one catalogue', isShared: true, count: deals },
    // Measured once, but without a guaranteed result.
    ...(ofOwnThings.has(platform) ? [{ whose: 'posts of its own', isShared: false, count: 1 }] : []),
  ];
  for (const { whose, isShared, count } of kinds) {
    for (const [how, accountOf] of Object.entries(ways)) {
      const all = [];
      for (let deal = 0; deal < count; deal++) {
        const pieces = await dealt(deal, { ...knobs, isShared }, accountOf);
        all.push({ pieces, ...heldOf(pieces, others) });
      }
      const what = `${whose}, dealt ${how}`;
      const { pieces = [], held = [] } = all[0] ?? {};
      lines.push(
        ...heldLines(`${platform}, ${what}`, all),
        priced(`${what}, if nothing is held`, `${accounts} accounts`, sumOf(pieces)),
        priced(what, `${accounts} accounts`, sumOf(pieces) - sumOf(held)),
      );
    }
  }
  const isOwn = () => true;
  const whole = await send(1, knobs, { people: [1], isOwn });
  const merged = await send(1, { ...knobs, catalogue: 2 * knobs.catalogue }, { people: [1, 2], isOwn });
  return [
    ...lines,
    priced('one history', '1 account', whole?.cgdx ?? 0),
    priced('two people’s merged', '1 account', merged?.cgdx ?? 0),
    line(
      `duplicates: held, ${platform}, another’s`,
      `${others.length} samples`,
      'people',
      wronglyHeld(others),
      {},
    ),
  ];
}

const sumOf = (sent: readonly Sent[]): number => sent.reduce((sum, { cgdx }) => sum + cgdx, 0);

async function samplesOf(platform: PlatformId): Promise<Inspection[]> {
  const { variants } = samplePlatforms[platform];
  const found: Inspection[] = [];
  for (let n = 0; n < strangers; n++) {
    const variant = variants[n % variants.length] ?? '';
    const result = await inspectSample({ platform, variant, sizeBytes: 200_000, seed: `deal ${n}` });
    if (result.kind === 'inspected') found.push(result.inspection);
  }
  return found;
}
