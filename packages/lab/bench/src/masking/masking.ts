/** Measures how much personal information in free text is found, beside npm packages, and how fast. */
import type { Benchmark, BenchmarkLine } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import { mbPerSecond, measure } from '../measure/measure.ts';
import { type FinderName, finderNames, finders } from './finder.ts';
import { generatedTexts } from './generated/generated-text.ts';
import { falsePerThousandWords, judge } from './judge.ts';
import { type LabelledText, labelledFile, readLabelledTexts } from './labelled/labelled-text.ts';
import type { MaskName } from './product-mask.ts';
import { countWords, prose } from './prose.ts';
import { readRealText, realTextFolder } from './real-text.ts';
import { realTextLines } from './real-text-line.ts';
import { singaporeLines } from './singapore-line.ts';

export const masking: Benchmark = {
  about:
    'personal information found in free text, beside redact-pii, compromise, libphonenumber-js, @redactpii/node',
  run: async ({ onNote }) => {
    const lines: BenchmarkLine[] = [];
    const texts = readLabelledTexts();
    if (texts === undefined)
      onNote(`No labelled texts at ${labelledFile}: recall and precision are left out.`);
    else lines.push(...judgedLines(texts, onNote));
    for (const [language, generated] of generatedTexts()) {
      const size = `${generated.length} texts, ${language}`;
      lines.push(compared('masking: generated F2', size, '%', (name) => judge(generated, finders[name]).f2));
    }
    const files = readRealText();
    if (files === undefined) onNote(`No labelled real text in ${realTextFolder}: its figures are left out.`);
    else lines.push(...realTextLines(files, onNote));
    lines.push(...singaporeLines(onNote));
    const words = countWords(prose);
    onNote(`Searching ${Math.round(words)} words of prose that names nobody ...`);
    lines.push(
      compared('masking: false findings', `${Math.round(words)} words`, 'per 1,000 words', (name) =>
        falsePerThousandWords(prose, words, finders[name]),
      ),
    );
    const speeds = new Map<FinderName, number>();
    const newSpeeds = new Map<FinderName, number>();
    for (const name of finderNames) {
      onNote(`Measuring the speed of ${name} ...`);
      speeds.set(name, await speedOf(name));
      if (files !== undefined) newSpeeds.set(name, await speedOf(name, 'posts'));
    }
    if (files !== undefined)
      lines.push(
        compared('masking: search of new posts', 'posts', 'MB per CPU s', (name) => newSpeeds.get(name) ?? 0),
      );
    lines.push(
      compared('masking: search', '4 KiB texts', 'MB per CPU s', (name) => speeds.get(name) ?? 0),
      line('masking: whole mask', '4 KiB texts', 'MB per CPU s', await speedOf('mask'), {
        'without the tagger': await speedOf('mask-without-tagger'),
      }),
    );
    return lines;
  },
};

async function speedOf(name: FinderName | MaskName, ...of: readonly string[]): Promise<number> {
  const { bytes, cpuSeconds } = await measure(new URL('./speed-pass.ts', import.meta.url), name, ...of);
  return mbPerSecond(bytes, cpuSeconds);
}

function judgedLines(texts: readonly LabelledText[], onNote: (sentence: string) => void): BenchmarkLine[] {
  onNote(`Searching ${texts.length} labelled texts ...`);
  const verdicts = new Map(finderNames.map((name) => [name, judge(texts, finders[name])] as const));
  for (const [type, { labelled, recall, fullSpan }] of Object.entries(verdicts.get('ours')?.types ?? {})) {
    onNote(
      `  ${type.padEnd(18)} ${String(labelled).padStart(4)} labelled, found ${recall.toFixed(1)} %, whole ${fullSpan.toFixed(1)} %`,
    );
  }
  const size = `${texts.length} texts`;
  return [
    compared('masking: core recall', size, '%', (name) => verdicts.get(name)?.recall ?? 0),
    compared('masking: precision', size, '%', (name) => verdicts.get(name)?.precision ?? 0),
    compared('masking: F2', size, '%', (name) => verdicts.get(name)?.f2 ?? 0),
    compared('masking: whole span', size, '%', (name) => verdicts.get(name)?.fullSpan ?? 0),
  ];
}

function compared(
  what: string,
  size: string,
  unit: string,
  figure: (name: FinderName) => number,
): BenchmarkLine {
  const peers = finderNames.filter((name) => name !== 'ours');
  return line(
    what,
    size,
    unit,
    figure('ours'),
    Object.fromEntries(peers.map((name) => [name, figure(name)])),
  );
}
