import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countries } from './countries.ts';

it('countries.ts lists every record of a country in this folder', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
  );
  const records = modules
    .flatMap((module: object) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null && 'shapes' in value);
  expect(new Set(countries)).toEqual(new Set(records));
});
