/** Starts the shared cloud before the first journey, and stops it after the last. */
import { newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The state directory of the shared cloud. */
    readonly stateDirectory: string;
  }
}

/** Settings of the stage's owner, which the pages then show. */
const settings = {
  X_URL: 'https://x.com/example',
  SUPPORT_EMAIL: 'help@market.example',
  EXPLORER_URL: 'https://explorer.example/',
};

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  Object.assign(process.env, settings);
  const directory = newStateDirectory();
  const cloud = await startCloud(directory);
  provide('stateDirectory', directory);
  return async () => {
    const code = await cloud.stop();
    removeStateDirectory(directory);
    if (code !== 0) throw new Error(`The shared cloud ended with ${code}. It said:\n${cloud.said()}`);
  };
}
