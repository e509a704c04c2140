/** Reads from the context of the gateway's authoriser which API key calls. */
import { type KeyScope, keyScopes } from '@cgdx/api/route/api-key.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';

/** The context that the authoriser passes on, which can hold only text. */
export interface KeyContext {
  readonly userSub: string;
  readonly keyId: string;
  /** Scopes, separated by blanks. */
  readonly scopes: string;
  readonly capCents: string;
}

export interface CallingKey {
  readonly keyId: string;
  readonly scopes: readonly KeyScope[];
  /** Cents of SGD in a calendar month. */
  readonly capCents: number;
}

const contextSchema = z.object({
  userSub: z.string().min(1),
  keyId: z.string().min(1),
  scopes: z.string().transform((text) => z.array(z.enum(keyScopes)).parse(text.split(' '))),
  capCents: z.coerce.number().int(),
});

/** @throws ZodError for an event that no authoriser of ours has let through */
export const parseKeyContext = (context: unknown): CallingKey & { readonly userSub: string } =>
  contextSchema.parse(context);

/** @throws MarketError KeyBeyondScope */
export function assertScope({ scopes }: Pick<CallingKey, 'scopes'>, needed: KeyScope): void {
  if (scopes.includes(needed)) return;
  throw new MarketError(
    'auth',
    'KeyBeyondScope',
    `This key may ${scopes.join(', ')}, and this call needs "${needed}".`,
    { advice: 'Make a key with that scope on your account page.' },
  );
}
