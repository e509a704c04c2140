/** Reads a small file of the state directory. */
import { readFileSync } from 'node:fs';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { z } from 'zod';

/**
 * @param advice what to do if it is damaged
 * @throws MarketError StateDamaged with the file's path; the system's error if it cannot be read
 */
export function readKept<T>(file: string, schema: z.ZodType<T>, advice: string): T {
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new MarketError('input', 'StateDamaged', `${file} is damaged.`, { advice });
  }
}
