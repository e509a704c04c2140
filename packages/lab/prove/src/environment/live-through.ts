/** What people experience while the machine fails under a running cloud. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from '@cgdx/local/person/person.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { broken, type EnvironmentVerdict } from './environment.ts';
import { hasStack, troubleWithEnd } from './plain-sentence.ts';

const lookAfterMs = 200;
/** Returns whether an error message shows internals or blames the person. */
const isRude = (fault: string): boolean => fault.includes('Internal Server Error') || hasStack(fault);

/**
 * Signs people up and reads stored records: each request must succeed or report an error. At the end the cloud is
 * stopped, unless it has ended with a sentence before.
 * @param read returns stored records that are missing
 * @param place the file or directory that the sentence must name
 */
export async function livesThrough(
  cloud: Cloud,
  signUps: number,
  read: () => Promise<readonly string[]>,
  place: string,
): Promise<EnvironmentVerdict> {
  const faults = new Set<string>();
  const missing: string[] = [];
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) =>
      faults.add(error instanceof Error ? error.message : String(error)),
    );
  };
  await attempt(async () => missing.push(...(await read())));
  for (let n = 0; n < signUps && !(await isOver(cloud)); n++)
    await attempt(() => signUp(cloud.stack, `meanwhile-${randomBytes(5).toString('hex')}@example.com`));
  const hadEnded = await isOver(cloud);
  const code = hadEnded ? await cloud.ended : await cloud.stop();
  const rude = [...faults].find(isRude);
  if (missing.length > 0) return broken(`it serves without ${missing.length} records, such as ${missing[0]}`);
  if (rude !== undefined) return broken(`a page shows: ${rude}`);
  const complained = cloud.complained();
  if (hadEnded || code !== 0) {
    const trouble = troubleWithEnd({ code, complained }, place);
    return {
      holds: trouble === undefined,
      seen: trouble ?? `it ends: "${complained.trim().replaceAll('\n', ' / ')}"`,
    };
  }
  if (hasStack(complained)) return broken(`it shows a stack trace: ${complained.trim()}`);
  return {
    holds: true,
    seen: `it keeps running, and reports: ${[...faults].join(' / ') || 'nothing, every request succeeds'}`,
  };
}

const isOver = (cloud: Cloud): Promise<boolean> =>
  Promise.race([cloud.ended.then(() => true), sleep(lookAfterMs).then(() => false)]);
