/** One entry of PutEvents: its fault, or the event that it becomes. */
import { z } from 'zod';

export const entrySchema = z.object({
  Time: z.number().optional(),
  Source: z.string().optional(),
  Resources: z.array(z.string()).nullish(),
  DetailType: z.string().optional(),
  Detail: z.string().optional(),
  EventBusName: z.string().optional(),
  TraceHeader: z.string().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

export interface EntryFault {
  readonly ErrorCode: string;
  readonly ErrorMessage: string;
}

/** AWS counts a time as this many bytes. */
const timeBytes = 14;
export const maxRequestBytes = 256 * 1024;
export const maxEntries = 10;

/** Returns the size as AWS counts it: time, source, type, detail and resources, in UTF-8. */
export function entryBytes(entry: Entry): number {
  const texts = [entry.Source, entry.DetailType, entry.Detail, ...(entry.Resources ?? [])];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
  return bytes + (entry.Time === undefined ? 0 : timeBytes);
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

export function entryFault(entry: Entry): EntryFault | undefined {
  for (const name of ['Source', 'DetailType', 'Detail'] as const) {
    if (!entry[name]) {
      return {
        ErrorCode: 'InvalidArgument',
        ErrorMessage: `Parameter ${name} is not valid. Reason: ${name} is a required argument.`,
      };
    }
  }
  if (entry.Source?.startsWith('aws.')) {
    return {
      ErrorCode: 'NotAuthorizedForSourceException',
      ErrorMessage: 'Not authorized for the source.',
    };
  }
  if (!isJsonObject(entry.Detail ?? '')) {
    return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
  }
  return undefined;
}

/** Returns the entry in Java's notation: AWS quotes the whole list if there are too many entries. */
export function printedEntry(entry: Entry): string {
  const { Time, Source, Resources, DetailType, Detail, EventBusName, TraceHeader } = entry;
  const time = Time === undefined ? null : new Date(Time * 1000).toISOString();
  const resources = Resources ? `[${Resources.join(', ')}]` : null;
  return `PutEventsRequestEntry(time=${time}, source=${Source ?? null}, resources=${resources}, detailType=${DetailType ?? null}, detail=${Detail ?? null}, eventBusName=${EventBusName ?? null}, traceHeader=${TraceHeader ?? null}, kmsKeyIdentifier=null, internalMetadata=null)`;
}
