/** The figures for real text by file: people found, and other text masked. */
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { type Finder, finderNames, finders, halves } from './finder.ts';
import { falseNumbers, judgeRealText, type RealVerdict } from './judge-real-text.ts';
import type { RealFile } from './real-text.ts';

/** Peers that search for names; the others find none in any of the files. */
const named: Readonly<Record<string, Finder>> = {
  ours: finders.ours,
  ...halves,
  ...Object.fromEntries(finderNames.filter((name) => name !== 'ours').map((name) => [name, finders[name]])),
};

export function realTextLines(
  files: readonly RealFile[],
  onNote: (sentence: string) => void,
): BenchmarkLine[] {
  return files.flatMap((file) => {
    onNote(`Searching ${file.texts.length} texts of ${file.name} ...`);
    const verdicts = new Map(
      Object.entries(named).map(([name, find]) => [name, judgeRealText(file.texts, find)] as const),
    );
    const count = verdicts.get('ours')?.people ?? 0;
    const compared = (what: string, figure: (verdict: RealVerdict) => number) => {
      const figures = [...verdicts].map(([name, verdict]) => [name, figure(verdict)] as const);
      const [[, ours] = ['', 0], ...peers] = figures;
      return line(`masking: ${file.name}, ${what}`, `${count} people`, '%', ours, Object.fromEntries(peers));
    };
    return [
      ...(file.hasPeople ? [compared('people touched', ({ peopleTouched }) => peopleTouched)] : []),
      ...(file.hasPeople
        ? [
            compared('places touched', ({ placesTouched }) => placesTouched),
            compared('other names masked', ({ othersTouched }) => othersTouched),
          ]
        : []),
      compared('ordinary text masked', ({ ordinaryMasked }) => ordinaryMasked),
      line(
        `masking: ${file.name}, false numbers`,
        `${count} people`,
        'per 1,000 words',
        falseNumbers(file.texts, finders.ours),
        {},
      ),
    ];
  });
}
