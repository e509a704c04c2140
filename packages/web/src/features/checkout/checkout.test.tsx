import { expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/rendered.tsx';
import Checkout from './checkout.tsx';
import type { PayingStep } from './checkout-flow.ts';

const checkout = vi.hoisted(() => vi.fn());
vi.mock('./use-checkout.ts', () => ({ useCheckout: checkout }));

it.each([
  ['approving', 'Approving...'],
  ['purchasing', 'Purchasing Uploads...'],
] as const)('while a wallet is %s the page says %s', (step: PayingStep, header) => {
  checkout.mockReturnValue({ flow: { kind: 'paying', step, at: 0, of: 1 } });
  expect(renderedText(<Checkout sub="ann" items={[]} onClose={() => undefined} />)).toContain(header);
});
