/** Tries every attack on a separate cloud. */
import { newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { type Check, lineOf, type Report } from '../report/report.ts';
import type { Attack, World } from './attack.ts';
import { attacks } from './list.ts';
import { worldOf } from './world.ts';

export interface ProveAttacks {
  /** Only attacks with this word in their name; by default all. */
  readonly only: string | undefined;
  /** If true, slow attacks are skipped. */
  readonly isQuick?: boolean;
  readonly tell: (sentence: string) => void;
}

export interface AttackReport extends Report {
  readonly refused: number;
  readonly attacks: readonly Check[];
}

export async function proveAttacks({ only, isQuick = false, tell }: ProveAttacks): Promise<AttackReport> {
  const chosen = attacks.filter(
    ({ name, isLong }) => (only === undefined || name.includes(only)) && !(isQuick && isLong),
  );
  if (chosen.length === 0) {
    const names = attacks.map(({ name }) => `  ${name}`);
    return { ok: false, refused: 0, attacks: [], lines: [`No attack has "${only}" in its name:`, ...names] };
  }
  const directory = newStateDirectory();
  const cloud = await startCloud(directory);
  try {
    const world = worldOf(cloud);
    const tried: Check[] = [];
    const attempt = async (attack: Attack): Promise<void> => {
      const check = await tryOne(attack, world);
      tell(lineOf(check));
      tried.push(check);
    };
    await Promise.all(chosen.filter(({ isAlone }) => !isAlone).map(attempt));
    for (const attack of chosen.filter(({ isAlone }) => isAlone)) await attempt(attack);
    const refused = tried.filter(({ ok }) => ok).length;
    return {
      ok: refused === tried.length,
      refused,
      attacks: tried,
      lines: [
        ...tried.filter(({ ok }) => !ok).map(lineOf),
        `${refused} of ${tried.length} attacks were refused.`,
      ],
    };
  } finally {
    await cloud.stop();
    removeStateDirectory(directory);
  }
}

async function tryOne({ name, attempt }: Attack, world: World): Promise<Check> {
  try {
    const { isRefused, seen } = await attempt(world);
    return { name, ok: isRefused, seen };
  } catch (error) {
    // An attack that could not be tried proves nothing.
    return {
      name,
      ok: false,
      seen: `it could not be tried: ${error instanceof Error ? error.message : error}`,
    };
  }
}
