/** The faults of the machine that are tried. */
import { fullAtStart, fullWhileRunning, nearlyFullAtStart, readOnly } from './bad-disk.ts';
import { copiedDirectory, strangersChain } from './copied-directory.ts';
import { damages } from './damage.ts';
import { damagedFile } from './damaged-file.ts';
import { damagedWhileRunning } from './damaged-while-running.ts';
import type { EnvironmentCase } from './environment.ts';
import { fewDescriptors } from './few-descriptors.ts';
import { filesOfEachKind } from './file-kind.ts';
import { missingPackage } from './missing-package.ts';

const isDatabase = (path: string): boolean => path.endsWith('.sqlite');

/** @param directory a cloud's state, in which every kind of file is damaged */
export function environmentCases(directory: string): EnvironmentCase[] {
  const files = filesOfEachKind(directory);
  return [
    copiedDirectory,
    strangersChain,
    fullAtStart,
    nearlyFullAtStart,
    fullWhileRunning,
    readOnly,
    fewDescriptors,
    missingPackage,
    ...files.map((path) => damagedFile(path)),
    ...files.filter(isDatabase).map(damagedWhileRunning),
  ];
}

/** The cases for every change: one file for each way in which files are read, each damaged in one way. */
export const quickCases = (): EnvironmentCase[] =>
  ['secrets.json', 'cognito/user-pool.sqlite'].map((path) => damagedFile(path, damages.slice(1, 2)));
