import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { expect, it } from 'vitest';
import { samplePlatforms } from './sample-platform.ts';

it.each(platformIds)('the platform %s has samples, so that the tests of all layouts include it', (id) => {
  const has = { folder: existsSync(join(import.meta.dirname, id)), line: id in samplePlatforms };
  expect(has, `Write packages/samples/src/${id}/ and add ${id}Layouts to sample-platform.ts.`).toEqual({
    folder: true,
    line: true,
  });
});
