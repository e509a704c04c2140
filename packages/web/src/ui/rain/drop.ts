/** The falling 0 and 1: when each appears, how long it lasts, and where it is. Pure, so that it can be tested. */
import { rain } from '@cgdx/core/specification/number.ts';

const { everyMs, leastLifeMs, mostLifeMs, sweepMs } = rain;

export interface Drop {
  readonly character: '0' | '1';
  /** The horizontal position as a share of the width, 0 to 1. */
  readonly x: number;
  readonly bornMs: number;
  readonly lifeMs: number;
}

/** @param random three numbers from 0 to 1: for the position, the life and the character */
export function newDrop(nowMs: number, random: readonly [number, number, number]): Drop {
  return {
    x: random[0],
    lifeMs: leastLifeMs + random[1] * (mostLifeMs - leastLifeMs),
    character: random[2] < 0.5 ? '0' : '1',
    bornMs: nowMs,
  };
}

/** Returns the share of the fall that a drop has completed; above 1 it is gone. */
export const fallen = (drop: Drop, nowMs: number): number => (nowMs - drop.bornMs) / drop.lifeMs;

export const sweep = (drops: readonly Drop[], nowMs: number): Drop[] =>
  drops.filter((drop) => fallen(drop, nowMs) < 1);

export interface Rainfall {
  readonly drops: readonly Drop[];
  readonly bornMs: number;
  readonly sweptMs: number;
}

export const noRain: Rainfall = { drops: [], bornMs: 0, sweptMs: 0 };

/** Returns the rain at a later time; the same object if nothing has changed. */
export function rainAt(rain: Rainfall, nowMs: number, random: () => number): Rainfall {
  const isBorn = nowMs - rain.bornMs >= everyMs;
  const isSwept = nowMs - rain.sweptMs >= sweepMs;
  if (!isBorn && !isSwept) return rain;
  const drops = isBorn ? [...rain.drops, newDrop(nowMs, [random(), random(), random()])] : rain.drops;
  return {
    drops: isSwept ? sweep(drops, nowMs) : drops,
    bornMs: isBorn ? nowMs : rain.bornMs,
    sweptMs: isSwept ? nowMs : rain.sweptMs,
  };
}
