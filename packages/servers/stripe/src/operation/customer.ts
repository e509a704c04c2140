/** Customers and their saved cards. */
import { z } from 'zod';
import { change, findObject, listObjects, type Operations, operation } from '../context/operation.ts';
import { newCustomer } from '../object/customer.ts';
import { listParameters, metadata } from '../wire/parameter.ts';
import { StripeError } from '../wire/stripe-error.ts';

const nothing = z.strictObject({});

export const customers: Operations = {
  'POST /v1/customers': operation({
    parameters: z.strictObject({
      email: z.email('email_invalid').optional(),
      metadata: metadata.optional(),
    }),
    run: (context, given) => {
      const about = { email: given.email ?? null, metadata: given.metadata ?? {}, now: context.now };
      const customer = newCustomer(about);
      context.store.put(customer);
      context.emit('customer.created', customer);
      return customer;
    },
  }),
  'GET /v1/customers/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => findObject(context, 'customer', id),
  }),
  'GET /v1/setup_intents/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => findObject(context, 'setup_intent', id),
  }),
  'GET /v1/payment_methods': operation({
    parameters: listParameters.extend({ customer: z.string(), type: z.literal('card').optional() }),
    run: (context, { customer, type, ...page }) => {
      findObject(context, 'customer', customer, 'customer');
      return listObjects(context, 'payment_method', '/v1/payment_methods', page, { customer, type });
    },
  }),
  'GET /v1/payment_methods/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => findObject(context, 'payment_method', id),
  }),
  'POST /v1/payment_methods/{id}/detach': operation({
    parameters: nothing,
    run: (context, _, id = '') => {
      const found = findObject(context, 'payment_method', id);
      if (found.customer === null)
        throw new StripeError(
          'invalid_request_error',
          'The payment method you provided is not attached to a customer so detachment is impossible.',
          { param: 'payment_method' },
        );
      const detached = change(context, found, { customer: null });
      context.emit('payment_method.detached', detached);
      return detached;
    },
  }),
};
