/** `npm run plan`: shows and checks what a deployment would make, without an account. */
import { checkPlan, checks } from './check/check.ts';
import { stageEnvironment } from './environment.ts';
import { type PlanFlags, parsePlanFlags, planHelp } from './plan-flags.ts';
import { planApp } from './run/plan.ts';
import { PlanError } from './run/plan-error.ts';
import { ensurePlatform } from './run/platform.ts';
import { repositoryRoot as root } from './run/repository.ts';
import { storedSecrets } from './stored-secret.ts';
import { sectionText } from './summary/section.ts';
import { summaryOf } from './summary/summary.ts';

const detailLines = 12;

const flags = parsePlanFlags(process.argv.slice(2));
if (typeof flags === 'string') quit(flags);
if (flags.help) {
  console.log(planHelp);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
process.once('disconnect', () => process.exit(1));
try {
  process.exit(await run(flags));
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  const details = error.details?.split('\n').slice(0, detailLines).join('\n');
  quit(details && !details.includes(error.message) ? `${error.message}\n\n${details}` : error.message);
}

async function run({ stage, strict, ready, json }: PlanFlags): Promise<number> {
  await ensurePlatform(root, () =>
    console.error("Installing SST's components and the AWS provider (once, half a minute) ..."),
  );
  const env = stageEnvironment(root, stage, process.env);
  const kept = ready ? await storedSecrets(root, stage, env) : {};
  const startedAt = performance.now();
  const plan = await planApp({ root, stage, env: { ...kept, ...env }, standIns: !strict && !ready });
  const findings = checkPlan(plan);
  if (json) {
    console.log(JSON.stringify({ ...plan, findings }, null, 2));
    return findings.length > 0 ? 1 : 0;
  }
  for (const section of summaryOf(plan)) console.log(`\n${sectionText(section)}`);
  if (plan.standIns.length > 0) {
    console.log(`\nExamples were used for settings that are missing: ${plan.standIns.join(', ')}.`);
    console.log('docs/operations.md says which of them a deployment needs; --strict plans without.');
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\nPlanned in ${seconds} s. Checked:`);
  for (const [name, check] of Object.entries(checks)) {
    console.log(`  ${check(plan).length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
  }
  for (const { check, message } of findings) console.log(`\nFAIL (${check}) ${message}`);
  console.log(`\n${findings.length === 0 ? 'No fault found.' : `${findings.length} faults found.`}`);
  return findings.length > 0 ? 1 : 0;
}

function quit(message: string): never {
  console.error(message);
  process.exit(1);
}
