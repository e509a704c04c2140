import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
/** Operators see what is set, not what is promised. */
const shownAsSet = 'features/operated-pool/operated-pools.tsx';

it('every page that promises a reward asks for it with the multiplier in force', () => {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.') && path !== shownAsSet,
  );
  const promising = pages.filter((path) =>
    // A component that only passes the pool's limit on shows no promise.
    readFileSync(new URL(path, root), 'utf8')
      .replaceAll('maxIncentive={pool.maxIncentive}', '')
      .includes('maxIncentive'),
  );
  expect(promising.length).toBeGreaterThan(5);
  for (const path of promising)
    expect(readFileSync(new URL(path, root), 'utf8'), path).toContain('usePromisedReward');
});
