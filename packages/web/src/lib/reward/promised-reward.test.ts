import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
/** The operators' page shows the configured reward, without the multiplier. */
const shownAsSet = 'features/operated-pool/operated-pools.tsx';

it('every page that promises a reward computes it with the current multiplier', () => {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.') && path !== shownAsSet,
  );
  const promising = pages.filter((path) =>
    // A component that only passes on the pool's limit promises nothing.
    readFileSync(new URL(path, root), 'utf8')
      .replaceAll('maxIncentive={pool.maxIncentive}', '')
      .includes('maxIncentive'),
  );
  expect(promising.length).toBeGreaterThan(5);
  for (const path of promising)
    expect(readFileSync(new URL(path, root), 'utf8'), path).toContain('usePromisedReward');
});
