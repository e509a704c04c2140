import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { cgdxOfWei } from '@cgdx/core/pricing/amount.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { addToCart } from '../../lib/cart/cart.ts';
import { describeTime } from '../../lib/format/date.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Failure } from '../../ui/message/failure.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';

type Order = AnswerBodyOf<'GET /orders'>['orders'][number];
type Part = Order['parts'][number];

export const ordersQuery = (sub: string) =>
  queryOptions({
    queryKey: ['orders', sub],
    queryFn: ({ signal }) => call('GET /orders', { signal }),
  });

interface OpenOrdersProps {
  readonly sub: string;
  /** Opens the payment of an order's unpaid parts. */
  readonly onGoOn: (orderId: string) => void;
}

/** Orders that were interrupted between two parts: what was bought, and how to continue. */
export function OpenOrders({ sub, onGoOn }: OpenOrdersProps) {
  const query = useQuery(ordersQuery(sub));
  const { data, error } = query;
  if (!data && error) return <LoadFailure what="Your orders" query={query} />;
  return data?.orders.map((order) => <OpenOrder key={order.orderId} order={order} onGoOn={onGoOn} />);
}

const inState = ({ parts }: Order, state: Part['state']): Part[] =>
  parts.filter((part) => part.state === state);
const uploadsIn = (parts: readonly Part[]): number => parts.reduce((sum, { uploads }) => sum + uploads, 0);
const costOf = (parts: readonly Part[]): string =>
  sgd(String(parts.reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n)));
function OpenOrder({ order, onGoOn }: Pick<OpenOrdersProps, 'onGoOn'> & { readonly order: Order }) {
  const { orderId, createdAt, parts } = order;
  const [bought, payable, unpaid, waiting] = (['bought', 'payable', 'unpaid', 'under-way'] as const).map(
    (state) => inState(order, state),
  ) as [Part[], Part[], Part[], Part[]];
  return (
    <Notice
      tone="warn"
      role="status"
      action={
        payable.length > 0 ? (
          <Button size="small" look="primary" onClick={() => onGoOn(orderId)}>
            Go On with the Order
          </Button>
        ) : (
          unpaid.length > 0 && <IntoCart orderId={orderId} />
        )
      }
      title={`Of an order of ${countOf(uploadsIn(parts), 'upload')}, ${bought.length} of ${parts.length} parts are yours.`}
    >
      <p>
        You began it {describeTime(createdAt)}.
        {waiting.length > 0 &&
          ` ${countOf(uploadsIn(waiting), 'upload')}: the payment is being confirmed; do not pay again.`}
        {payable.length > 0 &&
          ` ${countOf(uploadsIn(payable), 'upload')} can still be paid at the price of then, ${costOf(payable)}.`}
        {unpaid.length > 0 &&
          ` ${countOf(uploadsIn(unpaid), 'upload')} were not paid in time, and have today’s price again.`}
      </p>
    </Notice>
  );
}

/** Puts the unpaid and expired part of an order into the cart again, where it gets a quote at current prices. */
function IntoCart({ orderId }: { readonly orderId: string }) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const order = await call('GET /orders/{orderId}', { path: { orderId } });
      const baskets = order.parts
        .filter(({ state }) => state === 'unpaid')
        .flatMap(({ quote }) => quote.baskets);
      addToCart(
        baskets.flatMap(({ dataPoolId, uploads }) =>
          uploads.map(({ uploadHash, quality, priceWei }) => ({
            ...{ uploadHash, dataPoolId, dataQualityScore: quality },
            price: cgdxOfWei(BigInt(priceWei)),
          })),
        ),
      );
      return baskets[0]?.dataPoolId;
    },
  });
  if (data !== undefined)
    return (
      <LinkButton size="small" to={`/datapool/buy/${data}`}>
        Open the Cart
      </LinkButton>
    );
  return (
    <>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        Put What Is Left into the Cart
      </Button>
      {error && <Failure error={error} />}
    </>
  );
}
