import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSettings } from '@cgdx/workflows/wiring/page-setting.ts';
import { settings } from '@cgdx/workflows/wiring/setting.ts';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../run/repository.ts';
import { documentedSettings } from './documented-setting.ts';
import { faultsOf } from './rule.ts';

const folder = join(repositoryRoot, '.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

it.each(readdirSync(folder))('%s follows every rule', (file) => {
  expect(faultsOf(file, textOf(file))).toEqual([]);
});

/** Possible edits, each with the sentence that must refuse it. */
const edits: readonly { file: string; from: string | RegExp; to: string; said: RegExp }[] = [
  {
    file: 'deploy.yml',
    from: /checkout@[0-9a-f]{40} # v5.0.0/,
    to: 'checkout@v5',
    said: /actions\/checkout@v5 may change at any time/,
  },
  {
    file: 'check.yml',
    from: ' # v5.0.0',
    to: '',
    said: /does not say its version/,
  },
  {
    file: 'check.yml',
    from: 'contents: read',
    to: 'contents: write',
    said: /Jobs get what the file does not limit/,
  },
  { file: 'mutants.yml', from: 'permissions:\n  contents: read\n', to: '', said: /Jobs get what the file/ },
  { file: 'check.yml', from: 'pull_request:', to: 'pull_request_target:', said: /Use pull_request\./ },
  {
    file: 'check.yml',
    from: 'npm_config_ignore_scripts: "true"',
    to: 'CI: "true"',
    said: /Set npm_config_ignore_scripts/,
  },
  {
    file: 'check.yml',
    from: 'runs-on: ubuntu-latest',
    to: 'runs-on: ubuntu-latest\n    permissions:\n      id-token: write',
    said: /Job check: It may write id-token/,
  },
  {
    file: 'deploy.yml',
    from: 'id-token: write',
    to: 'id-token: write\n      packages: write',
    said: /Job deploy: It may write packages/,
  },
  {
    file: 'check.yml',
    from: 'persist-credentials: false',
    to: 'submodules: false',
    said: /leaves a token on the disk/,
  },
  { file: 'check.yml', from: '    timeout-minutes: 20\n', to: '', said: /no timeout-minutes/ },
  {
    file: 'deploy.yml',
    from: '--stage "$STAGE" --ready',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    to: '--stage "${{ inputs.stage }}" --ready',
    said: /contains an expression/,
  },
  {
    file: 'deploy.yml',
    from: "    if: github.ref == 'refs/heads/main' || inputs.stage == 'staging'\n",
    to: '',
    said: /deployed from main alone/,
  },
  {
    file: 'deploy.yml',
    from: /^ *REFUND_WALLET: .*\n/m,
    to: '',
    said: /The setting REFUND_WALLET does not reach a deployment/,
  },
  {
    file: 'deploy.yml',
    from: 'vars.X_URL',
    to: 'vars.DOCS_URL',
    said: /The setting X_URL does not reach a deployment/,
  },
  {
    file: 'deploy.yml',
    from: ' --ignore-scripts --no-audit',
    to: ' --no-audit',
    said: /not installed, without scripts, before/,
  },
  {
    file: 'deploy.yml',
    from: 'node_modules/.bin/sst deploy',
    to: 'npx sst deploy',
    said: /installed after it signed in/,
  },
];

it('the documented settings are those that a deployment reads', () => {
  const read = [...Object.keys(settings), ...Object.keys(pageSettings)];
  expect(documentedSettings().toSorted()).toEqual(read.toSorted());
  const stage = readFileSync(join(repositoryRoot, 'stacks/stage.ts'), 'utf8');
  for (const name of Object.keys(settings)) expect(stage).toContain(`('${name}')`);
});

describe('an edit that breaks a rule is refused with a sentence', () => {
  it.each(edits)('$file: $to', ({ file, from, to, said }) => {
    const text = textOf(file);
    const edited = text.replace(from, () => to);
    expect(edited).not.toBe(text);
    expect(faultsOf(file, edited).join('\n')).toMatch(said);
  });

  it('a second job that signs in to AWS is refused, too', () => {
    const signIn = /- uses: aws-actions.*(?:\n {8,}.*)+/.exec(textOf('deploy.yml'))?.[0] ?? '';
    const edited = textOf('check.yml').replace('- run: .ci/run', () => `${signIn}\n      - run: .ci/run`);
    expect(faultsOf('check.yml', edited)).toEqual([
      'check.yml: Job check: It signs in at AWS. Only the job that deploys may.',
    ]);
  });
});
