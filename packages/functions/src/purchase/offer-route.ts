/**
 * The routes that price uploads: quotes, orders of several quotes, and panels. One function serves them, since
 * all of them price and sign.
 */
import { api } from '../ground/caller/api.ts';
import { orderHandlers } from './order/order-route.ts';
import { panelHandlers } from './order/panel-route.ts';
import { quoteHandlers } from './quote/quote-route.ts';

export const handler = api({ ...quoteHandlers, ...orderHandlers, ...panelHandlers });
