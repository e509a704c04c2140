import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>;
}
const { packages }: LockFile = JSON.parse(
  readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8'),
);

/** The first version without a known vulnerability: major and minor version, by package. */
const mended = { protobufjs: [7, 6] } as const;

it.each(Object.entries(mended))(
  '%s is installed only in versions without a known vulnerability',
  (name, [major, minor]) => {
    const versions = Object.entries(packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version = '' }]) => version.split('.').map(Number));
    expect(versions.length).toBeGreaterThan(0);
    for (const [ofMajor = 0, ofMinor = 0] of versions)
      expect(ofMajor > major || (ofMajor === major && ofMinor >= minor), `${ofMajor}.${ofMinor}`).toBe(true);
  },
);

it('the lock file names no registry, as everybody installs from their own', () => {
  const named = Object.values(packages).flatMap(({ resolved }) =>
    resolved?.startsWith('http') ? resolved : [],
  );
  expect(named).toEqual([]);
});
