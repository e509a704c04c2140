/** Messages of the Event API's WebSocket protocol. */
import { z } from 'zod';

/** A client's message after the handshake. Unknown fields, such as those of a client library, are ignored. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_init') }),
  z.object({
    type: z.literal('subscribe'),
    id: z.string().min(1).max(128),
    channel: z.unknown(),
    authorization: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({ type: z.literal('unsubscribe'), id: z.string() }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export interface Fault {
  readonly errorType: string;
  readonly message: string;
}

export type ServerMessage =
  | { readonly type: 'connection_ack'; readonly connectionTimeoutMs: number }
  | { readonly type: 'ka' }
  | { readonly type: 'subscribe_success' | 'unsubscribe_success'; readonly id: string }
  | { readonly type: 'data'; readonly id: string; readonly event: string }
  | {
      readonly type: 'connection_error' | 'subscribe_error' | 'unsubscribe_error' | 'error';
      readonly id?: string;
      readonly errors: readonly Fault[];
    };

export const unauthorized: Fault = {
  errorType: 'UnauthorizedException',
  message: 'You are not authorized to make this call.',
};

export const badRequest = (message: string): Fault => ({ errorType: 'BadRequestException', message });
