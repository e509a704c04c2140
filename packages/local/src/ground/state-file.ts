/** Reads the small files of the state directory. */
import { existsSync, readFileSync } from 'node:fs';
import { wasCreated } from '@cgdx/aws/database/created-mark.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { z } from 'zod';

/**
 * Reads a file that cannot be created a second time.
 * @returns undefined if it has not been created yet
 * @throws MarketError StateDamaged if it is damaged or lost; the operating system's error if it cannot be read
 */
export function readIrreplaceable<T>(file: string, schema: z.ZodType<T>, advice: string): T | undefined {
  if (existsSync(file)) return readStateFile(file, schema, advice);
  if (!wasCreated(file)) return undefined;
  throw new MarketError('input', 'StateDamaged', `${file} is missing.`, { advice });
}

/**
 * @param advice what to do if the file is damaged
 * @throws MarketError StateDamaged with the file's path; the operating system's error if it cannot be read
 */
export function readStateFile<T>(file: string, schema: z.ZodType<T>, advice: string): T {
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new MarketError('input', 'StateDamaged', `${file} is damaged.`, { advice });
  }
}
