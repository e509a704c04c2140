/** Rules for the files of `.github/workflows`, so that no pull request, package or action gets access to the cloud. */
import { parse } from 'yaml';
import { documentedSettings } from './documented-setting.ts';
import { type Job, type Step, type WorkflowFile, workflowFileSchema } from './workflow-file.ts';

/** The one job that may sign in to AWS. */
const deploying = { file: 'deploy.yml', job: 'deploy' };
const signsIn = 'aws-actions/configure-aws-credentials';
const fromMain = "github.ref == 'refs/heads/main' || inputs.stage == 'staging'";
/** Commands that install or fetch third-party code. */
const installs = /\b(?:npm (?:ci|i|install|exec)|npx|pnpm|yarn|bunx?|pip|curl|wget)\b/;

/** @returns a sentence for each rule that the file breaks */
export function faultsOf(file: string, text: string): string[] {
  const workflow = workflowFileSchema.parse(parse(text));
  return [
    ...faultsOfFile(workflow),
    ...faultsOfPins(text),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) =>
      faultsOfJob(job, file === deploying.file && name === deploying.job).map(
        (said) => `Job ${name}: ${said}`,
      ),
    ),
  ].map((said) => `${file}: ${said}`);
}

function faultsOfFile({ on, permissions, env }: WorkflowFile): string[] {
  const faults: string[] = [];
  if (Object.entries(permissions ?? { all: 'write' }).some(([, access]) => access === 'write'))
    faults.push('Jobs get what the file does not limit. Say "permissions: contents: read" at its top.');
  const events = Array.isArray(on) ? on : Object.keys(on);
  if (events.includes('pull_request_target'))
    faults.push(
      'pull_request_target runs code of others with the rights of this repository. Use pull_request.',
    );
  if (String(env?.npm_config_ignore_scripts) !== 'true')
    faults.push(
      'Packages may run scripts at their installation. Set npm_config_ignore_scripts: "true" in env.',
    );
  return faults;
}

/** Reads the lines, since a comment is not part of the parsed file. */
function faultsOfPins(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, used = ''] = /^\s*(?:- )?uses:\s*(\S+)/.exec(line) ?? [];
    if (used === '' || used.startsWith('./')) return [];
    if (!/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(used))
      return [
        `${used} may change at any time. Name the commit of its release: owner/name@40 hexadecimal digits.`,
      ];
    return /# v\d+\.\d+\.\d+$/.test(line)
      ? []
      : [`${used} does not say its version. Put "# v1.2.3" behind it.`];
  });
}

function faultsOfJob(job: Job, mayDeploy: boolean): string[] {
  const faults: string[] = [];
  if (job['timeout-minutes'] === undefined)
    faults.push('It has no timeout-minutes, and GitHub lets it run for six hours.');
  const writes = Object.entries(job.permissions ?? {}).filter(([, access]) => access === 'write');
  for (const [name] of writes) {
    if (!(mayDeploy && name === 'id-token'))
      faults.push(`It may write ${name}. Only the job that deploys may, and only id-token.`);
  }
  for (const step of job.steps) faults.push(...faultsOfStep(step));
  const signIn = job.steps.findIndex(({ uses }) => uses?.startsWith(`${signsIn}@`));
  if (signIn >= 0 && !mayDeploy) faults.push('It signs in at AWS. Only the job that deploys may.');
  if (mayDeploy) faults.push(...faultsOfDeployment(job, signIn));
  return faults;
}

function faultsOfStep({ uses, run, with: given }: Step): string[] {
  const faults: string[] = [];
  if (uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false)
    faults.push('The checkout leaves a token on the disk. Say "persist-credentials: false".');
  if (run?.includes('${{'))
    faults.push(
      'A script contains an expression, through which code can be injected. Pass the value in env.',
    );
  return faults;
}

function faultsOfDeployment(job: Job, signIn: number): string[] {
  const faults: string[] = [];
  if (job.if !== fromMain)
    faults.push(`Production is deployed from main alone. Its "if" must be: ${fromMain}`);
  for (const name of documentedSettings()) {
    if (job.env?.[name] !== `\${{ vars.${name} }}`)
      faults.push(
        `The setting ${name} does not reach a deployment. Say "${name}: \${{ vars.${name} }}" in env.`,
      );
  }
  if (signIn < 0) return [...faults, `It does not sign in at AWS by ${signsIn}.`];
  const [before, behind] = [job.steps.slice(0, signIn), job.steps.slice(signIn + 1)];
  if (!before.some(({ run }) => run?.includes('npm install') && run.includes('--ignore-scripts')))
    faults.push('Packages are not installed, without scripts, before it signs in at AWS.');
  if (behind.some(({ run }) => run !== undefined && installs.test(run)))
    faults.push('Something is installed after it signed in at AWS. Install it before.');
  return faults;
}
