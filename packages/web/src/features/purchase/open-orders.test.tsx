import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { OpenOrders, ordersQuery } from './open-orders.tsx';

const part = (state: string, uploads: number, amountCents: string) => ({ state, uploads, amountCents });

function shown(...parts: object[]) {
  const client = new QueryClient();
  const order = { orderId: 'o1', createdAt: '2026-11-05T12:00:00Z', parts };
  client.setQueryData(ordersQuery('ann').queryKey, { orders: [order] } as never);
  return renderedText(
    <QueryClientProvider client={client}>
      <OpenOrders sub="ann" onGoOn={() => undefined} />
    </QueryClientProvider>,
  );
}

it('an unfinished order shows what was bought, what is left and what the rest costs', () => {
  const text = shown(part('bought', 500, '70000'), part('payable', 500, '70000'), part('payable', 1, '140'));
  expect(text).toContain('Of an order of 1,001 uploads, 1 of 3 parts are yours.');
  expect(text).toContain('501 uploads can still be paid at the price of then, S$701.40.');
  expect(text).toContain('Go On with the Order');
  expect(text).not.toContain('Cart');
});

it('expired parts of an order can be put into the cart again, parts that may already be paid cannot', () => {
  const text = shown(part('bought', 2, '280'), part('unpaid', 3, '420'), part('under-way', 4, '560'));
  expect(text).toContain('4 uploads: the payment is being confirmed; do not pay again.');
  expect(text).toContain('3 uploads were not paid in time, and have today’s price again.');
  expect(text).toContain('Put What Is Left into the Cart');
  expect(text).not.toContain('Go On');
});
