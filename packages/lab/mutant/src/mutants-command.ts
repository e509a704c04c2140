/**
 * `npm run mutants [words]`: seeds bugs into contracts, tree, lane and the verification of payments; exits with 1 if
 * the tests do not catch one. `npm run mutants -- facts [words]`: changes each fact of the specification, and runs the
 * tests of its rows.
 */
import { batchMutants } from './batch-mutant.ts';
import { contractLaboratory } from './contract-laboratory.ts';
import { contractMutants } from './contract-mutant.ts';
import { huntFacts } from './fact-hunt.ts';
import { factMutants } from './fact-mutant.ts';
import { hunt } from './hunt.ts';
import type { Laboratory } from './laboratory.ts';
import { laneLaboratory } from './lane-laboratory.ts';
import { laneMutants } from './lane-mutant.ts';
import type { Mutant } from './mutant.ts';
import { noticeMutants } from './notice-mutant.ts';
import { paymentMutants } from './payment-mutant.ts';
import { powerMutants } from './power-mutant.ts';
import { recoveryMutants } from './recovery-mutant.ts';
import { reentryMutants } from './reentry-mutant.ts';
import { sendingMutants } from './sending-mutant.ts';
import { signingMutants } from './signing-mutant.ts';
import { treeLaboratory } from './tree-laboratory.ts';
import { treeMutants } from './tree-mutant.ts';
import { verificationMutants } from './verification-mutant.ts';
import { windowMutants } from './window-mutant.ts';

/** Each run keeps about one core busy. */
const atOnce = 2;

const words = process.argv.slice(2).filter((word) => !/^\d+\/\d+$/.test(word));
/** `2/5` selects the second of five parts, so that all mutants can be tried in several runs. */
const [part = 1, parts = 1] = (process.argv.slice(2).find((word) => /^\d+\/\d+$/.test(word)) ?? '')
  .split('/')
  .filter(Boolean)
  .map(Number);
const wanted = (mutants: readonly Mutant[]): Mutant[] =>
  mutants
    .filter(({ bug, file }) =>
      words.every((word) => `${file} ${bug}`.toLowerCase().includes(word.toLowerCase())),
    )
    .filter((_mutant, at) => at % parts === part - 1);

async function inLaboratories(make: (mutants: readonly Mutant[]) => Laboratory, all: readonly Mutant[]) {
  const mutants = wanted(all);
  const laboratories = Array.from({ length: Math.min(atOnce, mutants.length) }, () => make(mutants));
  try {
    return await hunt(laboratories, mutants, ({ bug, file }, caughtBy) =>
      console.log(
        caughtBy === undefined ? `SURVIVED ${file}: ${bug}` : `caught ${file}: ${bug}\n       by ${caughtBy}`,
      ),
    );
  } finally {
    for (const { remove } of laboratories) remove();
  }
}

/** Facts that only journeys test are listed, as journeys need a running cloud. */
async function inFacts(): Promise<void> {
  const all = factMutants()
    .filter(({ fact, from }) => words.slice(1).every((word) => `${fact} ${from}`.includes(word)))
    .filter((_mutant, at) => at % parts === part - 1);
  const { tried, survivors } = await huntFacts(all, ({ fact, from, to }, failed) =>
    console.log(
      failed === undefined ? `SURVIVED ${fact}: ${from} -> ${to}` : `caught ${fact}: ${to} by ${failed}`,
    ),
  );
  console.log(`caught ${tried - survivors.length} / changed ${tried}`);
  if (tried === 0 || survivors.length > 0) process.exitCode = 1;
}

async function inSources(): Promise<void> {
  const hunts = [
    await inLaboratories(treeLaboratory, treeMutants),
    await inLaboratories(contractLaboratory, [
      ...contractMutants,
      ...paymentMutants,
      ...powerMutants,
      ...noticeMutants,
      ...windowMutants,
      ...batchMutants,
      ...reentryMutants,
    ]),
    await inLaboratories(laneLaboratory, [
      ...laneMutants,
      ...sendingMutants,
      ...recoveryMutants,
      ...signingMutants,
      ...verificationMutants,
    ]),
  ];
  const seeded = hunts.reduce((sum, each) => sum + each.seeded, 0);
  const survived = hunts.reduce((sum, each) => sum + each.survivors.length, 0);
  if (seeded === 0) throw new Error(`No mutant has the words "${words.join(' ')}".`);
  console.log(`caught ${seeded - survived} / seeded ${seeded}`);
  if (survived > 0) process.exitCode = 1;
}

try {
  await (words[0] === 'facts' ? inFacts() : inSources());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
