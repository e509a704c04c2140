/** Runs Lighthouse as its command does on a phone: a slow network and a slow processor, both simulated. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { z } from 'zod';

/** Fetched by npx on first use, as its 84 packages are needed only for this measurement. */
const lighthousePackage = 'lighthouse@13.5.0';
const timeoutMs = 300_000;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];

const numeric = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            transferSize: z.number().default(0),
          }),
        ),
      }),
    }),
  }),
});

export interface PageReport {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly requests: number;
  /** Transferred bytes: compressed, with headers. */
  readonly scriptBytes: number;
  readonly bytes: number;
  /** Audits that cost points, by Lighthouse's own names. */
  readonly failing: readonly string[];
}

/** @throws Error with Lighthouse's output */
export async function runLighthouse(url: string, chromium: string): Promise<PageReport> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-lighthouse-'));
  const file = join(directory, 'report.json');
  try {
    const ended = await runProgram(
      'npx',
      [
        ...['--yes', lighthousePackage, url, '--quiet', '--output=json', `--output-path=${file}`],
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${chromiumFlags.join(' ')}`,
      ],
      { cwd: directory, env: { CHROME_PATH: chromium }, timeoutMs },
    );
    if (ended.code !== 0) throw new Error(`Lighthouse did not measure ${url}:\n${ended.said}`);
    return reportOf(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function reportOf(json: unknown): PageReport {
  const { categories: scored, audits } = reportSchema.parse(json);
  const score = (name: Category): number => Math.round((scored[name]?.score ?? 0) * 100);
  const { items } = audits['network-requests'].details;
  const sum = (chosen: typeof items): number =>
    chosen.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    requests: items.length,
    scriptBytes: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sum(items),
    failing: failingAudits(json),
  };
}

const auditsSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

function failingAudits(json: unknown): string[] {
  const { categories: scored, audits } = auditsSchema.parse(json);
  return Object.entries(scored).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [`${category}: ${audit.title}`]
        : [];
    }),
  );
}
