import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>;
}
const { packages }: LockFile = JSON.parse(
  readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8'),
);

/** By package: the first minor version of its major one in which known faults are mended. */
const mended = { protobufjs: [7, 6] } as const;

it.each(Object.entries(mended))(
  '%s is installed in no version with a known fault',
  (name, [major, minor]) => {
    const versions = Object.entries(packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version = '' }]) => version.split('.').map(Number));
    expect(versions.length).toBeGreaterThan(0);
    for (const [ofMajor = 0, ofMinor = 0] of versions)
      expect(ofMajor > major || (ofMajor === major && ofMinor >= minor), `${ofMajor}.${ofMinor}`).toBe(true);
  },
);

it('the lock file names no registry: whoever installs has their own', () => {
  const named = Object.values(packages).flatMap(({ resolved }) =>
    resolved?.startsWith('http') ? resolved : [],
  );
  expect(named).toEqual([]);
});
