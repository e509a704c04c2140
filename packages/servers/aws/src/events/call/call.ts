/** One operation of the wire protocol. */
import type { z } from 'zod';
import type { Place } from '../entry/publish.ts';
import { EventFault } from '../wire/event-fault.ts';

/** The running server, from the point of view of its operations. */
export interface Host extends Place {
  /** Reports that new deliveries are due. */
  delivered(): void;
  /** Reports that schedules have changed. */
  rescheduled(): void;
}

export type Call = (host: Host, input: unknown) => object;

/** Makes an operation whose input has this schema. Throws SerializationException for any other input. */
export function call<T>(schema: z.ZodType<T>, answer: (host: Host, input: T) => object): Call {
  return (host, input) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return answer(host, parsed.data);
    const [issue] = parsed.error.issues;
    throw new EventFault('SerializationException', `${issue?.path.join('.')}: ${issue?.message}`);
  };
}
