/** For tests and tools: reads a line of the log back into the event and its fields. */
import { z } from 'zod';

const lineSchema = z.looseObject({ message: z.string() });

/** The fields that the logger adds to every line. */
const added = /^(level|timestamp|service|sampling_rate|xray_trace_id|cold_start|function_.*)$/;

/** @throws if the text is not a log line */
export function readLine(line: unknown): { readonly event: string; readonly [field: string]: unknown } {
  const { message, ...fields } = lineSchema.parse(JSON.parse(String(line)));
  const own = Object.entries(fields).filter(([name]) => !added.test(name));
  return { event: message, ...Object.fromEntries(own) };
}
