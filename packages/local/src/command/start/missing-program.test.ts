import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { programOnPath } from '@cgdx/contracts/forge/program.ts';
import { describe, expect, it } from 'vitest';
import { missingPrograms, type ProgramFinder } from './missing-program.ts';

const lacks = () => {
  throw new Error('not here');
};
const has = () => '/usr/bin/anything';
const nothing: ProgramFinder = { foundry: lacks, dynamoDb: lacks };

describe('on a platform for which npm lacks programs', () => {
  it('both missing programs are named, with what to do', () => {
    const said = missingPrograms({}, nothing);
    expect(said).toMatch(/^Two things .* are needed:/);
    expect(said).toContain('https://getfoundry.sh');
    expect(said).toContain('AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000');
  });

  it('a replaced database is not required, nor is Foundry if it is installed', () => {
    expect(missingPrograms({ dynamodb: 'http://127.0.0.1:8000' }, nothing)).toMatch(
      /^One thing .* is needed/,
    );
    expect(
      missingPrograms({ dynamodb: 'http://127.0.0.1:8000' }, { ...nothing, foundry: has }),
    ).toBeUndefined();
  });

  it('with a replaced chain only forge is required', () => {
    const forge = (name: string) => (name === 'forge' ? has() : lacks());
    const finder = { foundry: forge, dynamoDb: has };
    expect(missingPrograms({ chain: 'http://127.0.0.1:8545' }, finder)).toBeUndefined();
    expect(missingPrograms({}, finder)).toContain('Foundry');
  });

  it('a program installed without npm is found on the PATH', () => {
    const folder = mkdtempSync(join(tmpdir(), 'path-'));
    const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
    writeFileSync(join(folder, name), '');
    expect(programOnPath('anvil', ['/nowhere', folder].join(delimiter))).toBe(join(folder, name));
    expect(programOnPath('anvil', '/nowhere')).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});

it('on this platform nothing is missing, or the missing program is named', () => {
  const said = missingPrograms({});
  if (process.platform === 'linux' && process.arch === 'x64') expect(said).toBeUndefined();
});
