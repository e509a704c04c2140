/** An error in Stripe's form: `{error: {type, code, message, param}}`. */

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface ErrorDetails {
  readonly status?: number;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  /** The payment after the refusal: what the request changed in it stays. */
  readonly payment_intent?: object;
}

const statusOf: Readonly<Record<ErrorType, number>> = {
  api_error: 500,
  card_error: 402,
  idempotency_error: 400,
  invalid_request_error: 400,
};

export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(type: ErrorType, message: string, { status, ...details }: ErrorDetails = {}) {
    super(message);
    this.status = status ?? statusOf[type];
    const documentation =
      details.code === undefined
        ? {}
        : { doc_url: `https://stripe.com/docs/error-codes/${details.code.replaceAll('_', '-')}` };
    this.body = { error: { type, message, ...details, ...documentation } };
  }
}

export const notFound = (what: string, id: string, param = 'id'): StripeError =>
  new StripeError('invalid_request_error', `No such ${what}: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param,
  });
