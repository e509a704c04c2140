import { platformIds, platformName } from '@cgdx/core/pool/platform-id.ts';
import { expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { LandingPage } from './landing-page.tsx';

const config = vi.hoisted(() => ({ value: {} as { earlyBirdEndsAt?: string } }));
vi.mock('../../lib/config/config.ts', async (load) => ({
  ...(await load<object>()),
  useConfig: () => config.value,
}));

const shown = (value: typeof config.value): string => {
  config.value = value;
  return renderedText(<LandingPage />);
};

it('says first what an export brings, in S$, and names every platform', () => {
  const [head = ''] = shown({}).split('Contribute Data');
  expect(head).toContain('brings up to S$20.00');
  for (const id of platformIds) expect(head).toContain(platformName(id));
});

it('has a sentence to change beside what becomes of it, before any script has run', () => {
  expect(shown({})).toContain(
    'Met Mei Ling at 14 Tras Street. Her number is +65 9123 4567, tell Daniel! ' +
      'What a buyer gets Met PERSON 1 at ADDRESS 1 . Her number is PHONE 1 , tell PERSON 2 !',
  );
});

it('speaks of the early-contributor programme as long as it runs, and promises what it pays', () => {
  const early = shown({ earlyBirdEndsAt: '2999-01-01T00:00:00Z' });
  expect(early).toContain('An early-contributor programme multiplies earnings. Learn more');
  expect(early).toContain('brings up to S$200.00');
  for (const ended of [{}, { earlyBirdEndsAt: '2024-11-30T15:59:59Z' }])
    expect(shown(ended)).not.toContain('early-contributor');
});
