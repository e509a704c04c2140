/** `npm run coverage`: the share of lines and branches of contracts/src that the tests reach; exits 1 if it is too low. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlainProject } from '../forge/plain-project.ts';
import { percentOf, readLcov, sumOf } from './lcov.ts';

const leastPercent = 98;

const project = createPlainProject();
try {
  // Without the gas tests, whose snapshots are of optimised code. Without invariants and many fuzz runs, which reach nothing
  // that the other tests do not reach.
  const ended = await project.forge(
    ...['coverage', '--no-match-contract', 'GasTest|InvariantTest'],
    ...['--fuzz-runs', '4', '--report', 'lcov'],
  );
  if (ended.code !== 0) throw new Error(`forge could not measure the coverage. Its output:\n\n${ended.said}`);
  const files = readLcov(readFileSync(join(project.directory, 'lcov.info'), 'utf8'), 'src/');
  for (const { file, lines, branches, missed } of files) {
    const shares = `lines ${lines.hit}/${lines.all}, branches ${branches.hit}/${branches.all}`;
    console.log(
      `${file.padEnd(30)} ${shares}${missed.length > 0 ? `; not reached: ${missed.join(', ')}` : ''}`,
    );
  }
  const lines = percentOf(sumOf(files.map((file) => file.lines)));
  const branches = percentOf(sumOf(files.map((file) => file.branches)));
  console.log(`lines ${lines.toFixed(1)} %, branches ${branches.toFixed(1)} % (at least ${leastPercent} %)`);
  if (files.length === 0 || Math.min(lines, branches) < leastPercent) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  project.remove();
}
