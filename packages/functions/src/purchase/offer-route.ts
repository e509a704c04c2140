/** What uploads cost: quotes, and orders of several. One function, since both price and sign. */
import { api } from '../ground/caller/api.ts';
import { orderHandlers } from './order/order-route.ts';
import { quoteHandlers } from './quote/quote-route.ts';

export const handler = api({ ...quoteHandlers, ...orderHandlers });
