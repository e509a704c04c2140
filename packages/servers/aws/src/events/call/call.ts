/** One operation of the wire protocol. */
import type { z } from 'zod';
import type { Place } from '../entry/publish.ts';
import { EventFault } from '../wire/event-fault.ts';

/** The running server, as its operations see it. */
export interface Host extends Place {
  /** Says that new deliveries are due. */
  delivered(): void;
  /** Says that schedules changed. */
  rescheduled(): void;
}

export type Call = (host: Host, input: unknown) => object;

/** Makes an operation whose input has this shape. Throws SerializationException for any other. */
export function call<T>(schema: z.ZodType<T>, answer: (host: Host, input: T) => object): Call {
  return (host, input) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return answer(host, parsed.data);
    const [issue] = parsed.error.issues;
    throw new EventFault('SerializationException', `${issue?.path.join('.')}: ${issue?.message}`);
  };
}
