/** `npm run mutants [words]`: seeds bugs into the contracts and the tree; exits 1 where the tests let one live. */
import { contractMutants } from './contract-mutant.ts';
import { hunt } from './hunt.ts';
import { contractLaboratory, type Laboratory, treeLaboratory } from './laboratory.ts';
import type { Mutant } from './mutant.ts';
import { paymentMutants } from './payment-mutant.ts';
import { powerMutants } from './power-mutant.ts';
import { treeMutants } from './tree-mutant.ts';

/** Each keeps about one core busy. */
const atOnce = 2;

const wanted = process.argv.slice(2);
const isWanted = ({ bug, file }: Mutant): boolean =>
  wanted.every((word) => `${file} ${bug}`.toLowerCase().includes(word.toLowerCase()));

async function inLaboratories(make: () => Laboratory, mutants: readonly Mutant[]) {
  const laboratories = Array.from({ length: Math.min(atOnce, mutants.length) }, make);
  try {
    return await hunt(laboratories, mutants, ({ bug, file }, isCaught) =>
      console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${file}: ${bug}`),
    );
  } finally {
    for (const { remove } of laboratories) remove();
  }
}

try {
  const hunts = [
    await inLaboratories(treeLaboratory, treeMutants.filter(isWanted)),
    await inLaboratories(
      contractLaboratory,
      [...contractMutants, ...paymentMutants, ...powerMutants].filter(isWanted),
    ),
  ];
  const seeded = hunts.reduce((sum, each) => sum + each.seeded, 0);
  const survived = hunts.reduce((sum, each) => sum + each.survivors.length, 0);
  if (seeded === 0) throw new Error(`No mutant has the words "${wanted.join(' ')}".`);
  console.log(`caught ${seeded - survived} / seeded ${seeded}`);
  if (survived > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
