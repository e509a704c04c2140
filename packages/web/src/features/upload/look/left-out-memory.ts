/** Remembers in this browser which groups of files a person omits from the exports of a platform. */
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { z } from 'zod';
import { storedJson } from '../../../lib/stored-json.ts';

const keyOf = (platform: PlatformId): string => `cgdx.left-out.${platform}`;

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function rememberLeftOut(memory: Memory, platform: PlatformId, groups: readonly string[]): void {
  if (groups.length === 0) memory.removeItem(keyOf(platform));
  else memory.setItem(keyOf(platform), JSON.stringify(groups));
}

/** Returns those of `groups` that were omitted the last time. */
export function leftOutBefore(
  memory: Memory,
  platform: PlatformId,
  groups: readonly { readonly name: string }[],
): readonly string[] {
  const { data = [] } = z.array(z.string()).safeParse(storedJson(memory, keyOf(platform)));
  return groups.flatMap(({ name }) => (data.includes(name) ? [name] : []));
}
