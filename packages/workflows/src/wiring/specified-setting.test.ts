/** Values of the wiring that the specification fixes. */
import { expect, test } from 'vitest';
import { userPool } from './identity.ts';
import { region } from './region.ts';
import { settings } from './setting.ts';

test('the wiring has the specification’s region, fee cap, end of the early-contributor programme and password rule', () => {
  expect(region, 'proves constant.region-ap-southeast-1').toBe('ap-southeast-1');
  expect(settings.CHAIN_FEE_CAP_GWEI.fallback, 'proves constant.gas-price-10').toBe('10');
  expect(settings.EARLY_BIRD_ENDS_AT.fallback, 'proves early-bird.ended-30-nov').toBe(
    '2024-11-30T23:59:59+08:00',
  );
  expect(userPool.passwordMinLength).toBe(8);
});
