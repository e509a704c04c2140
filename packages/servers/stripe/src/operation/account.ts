/** Connected accounts, and the links with which a person sets one up. */
import { z } from 'zod';
import {
  type Context,
  change,
  findObject,
  listObjects,
  mergeMetadata,
  type Operations,
  operation,
} from '../context/operation.ts';
import { newAccount, requirementsOf } from '../object/account.ts';
import { type AccountStateName, fieldsOf } from '../object/account-state.ts';
import { newId, type StripeObject } from '../store/object-store.ts';
import { flag, listParameters, metadata, webUrl } from '../wire/parameter.ts';
import { StripeError } from '../wire/stripe-error.ts';

const nothing = z.strictObject({});
const linkSeconds = 300;
const currencyOf: Readonly<Record<string, string>> = {
  AU: 'aud',
  GB: 'gbp',
  MY: 'myr',
  SG: 'sgd',
  US: 'usd',
};

const wanted = z.strictObject({
  type: z.enum(['custom', 'express', 'standard']).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'country_unsupported')
    .optional(),
  email: z.email('email_invalid').optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  default_currency: z.string().optional(),
  metadata: metadata.optional(),
  capabilities: z.record(z.string(), z.strictObject({ requested: flag })).optional(),
  business_profile: z.record(z.string(), z.string()).optional(),
  controller: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])).optional(),
});

const isRejected = ({ requirements }: StripeObject): boolean =>
  String((requirements as { disabled_reason: unknown }).disabled_reason).startsWith('rejected.');

/** Emits the change of an account, and of its capability if the capability's status changed. */
function report(context: Context, before: StripeObject, after: StripeObject): void {
  context.emit('account.updated', after, after.id);
  const statusOf = ({ capabilities }: StripeObject) => (capabilities as { transfers?: string }).transfers;
  const status = statusOf(after);
  if (status === undefined || statusOf(before) === status) return;
  const { id: account, created, requirements } = after;
  const transfers = { id: 'transfers', object: 'capability', account, created, requirements, status };
  context.emit('capability.updated', { ...transfers, requested: true, requested_at: created }, account);
}

/** Moves an account to a state. An account that was rejected stays rejected. */
export function moveAccount(context: Context, id: string, state: AccountStateName): StripeObject {
  const account = findObject(context, 'account', id);
  if (isRejected(account)) return account;
  const capabilities = account.capabilities as Readonly<Record<string, string>>;
  const moved = change(context, account, {
    ...fieldsOf(state, capabilities, context.now),
    tos_acceptance: { date: context.now, ip: '127.0.0.1', user_agent: null },
  });
  report(context, account, moved);
  return moved;
}

export const accounts: Operations = {
  'POST /v1/accounts': operation({
    parameters: wanted,
    run: (context, given) => {
      const country = given.country ?? 'SG';
      const account = newAccount({
        type: given.type ?? (given.controller ? 'none' : 'standard'),
        country,
        email: given.email ?? null,
        businessType: given.business_type ?? null,
        currency: given.default_currency ?? currencyOf[country] ?? 'usd',
        metadata: mergeMetadata({}, given.metadata),
        controller: { type: 'application', is_controller: true, ...given.controller },
        capabilities: Object.entries(given.capabilities ?? {})
          .filter(([, { requested }]) => requested)
          .map(([name]) => name),
        now: context.now,
      });
      context.store.put(account);
      return account;
    },
  }),
  'GET /v1/accounts': operation({
    parameters: listParameters,
    run: (context, page) => listObjects(context, 'account', '/v1/accounts', page),
  }),
  'GET /v1/accounts/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => findAccount(context, id),
  }),
  'POST /v1/accounts/{id}': operation({
    parameters: wanted.pick({ email: true, metadata: true, business_type: true }),
    run: (context, { metadata: names, ...given }, id = '') => {
      const account = findAccount(context, id);
      const changed = change(context, account, {
        ...given,
        metadata: mergeMetadata(account.metadata, names),
      });
      report(context, account, changed);
      return changed;
    },
  }),
  'POST /v1/accounts/{id}/reject': operation({
    parameters: z.strictObject({ reason: z.enum(['fraud', 'terms_of_service', 'other']) }),
    run: (context, { reason }, id = '') => {
      const account = findAccount(context, id);
      const moved = moveAccount(context, account.id, 'rejected');
      const rejected = change(context, moved, {
        requirements: { ...requirementsOf([]), disabled_reason: `rejected.${reason}` },
      });
      return rejected;
    },
  }),
  'DELETE /v1/accounts/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => {
      findAccount(context, id);
      context.store.remove(id);
      return { id, object: 'account', deleted: true };
    },
  }),
  'POST /v1/account_links': operation({
    parameters: z.strictObject({
      account: z.string(),
      refresh_url: webUrl,
      return_url: webUrl,
      type: z.enum(['account_onboarding', 'account_update']),
      collect: z.enum(['currently_due', 'eventually_due']).optional(),
      collection_options: z.record(z.string(), z.string()).optional(),
    }),
    run: (context, { account, refresh_url, return_url }) => {
      findAccount(context, account);
      const token = newId('link');
      const expiresAt = context.now + linkSeconds;
      context.store.put({
        id: token,
        object: 'account_link_token',
        created: context.now,
        account,
        refresh_url,
        return_url,
        expires_at: expiresAt,
        is_used: false,
      });
      const url = `${context.url}/onboarding/${token}`;
      return { object: 'account_link', created: context.now, expires_at: expiresAt, url };
    },
  }),
  'POST /v1/accounts/{id}/login_links': operation({
    parameters: nothing,
    run: (context, _, id = '') => {
      findAccount(context, id);
      return { object: 'login_link', created: context.now, url: `${context.url}/dashboard/${id}` };
    },
  }),
};

/** Finds an account; like Stripe, does not reveal whether another's account exists. */
function findAccount(context: Context, id: string): StripeObject {
  const found = context.store.find('account', id);
  if (found !== undefined) return found;
  throw new StripeError(
    'invalid_request_error',
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    { status: 403, code: 'account_invalid' },
  );
}
