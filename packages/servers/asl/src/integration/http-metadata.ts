/** The metadata of the HTTP call that AWS includes in the result of a service integration. */
import type { JsonObject } from '../ground/json.ts';

export function httpMetadata(input: {
  statusCode: number;
  requestId: string;
  contentType: string;
  contentLength: number;
  headers?: Readonly<Record<string, string>>;
  date?: Date;
}): { SdkHttpMetadata: JsonObject; SdkResponseMetadata: JsonObject } {
  const headers: Record<string, string> = {
    Connection: 'keep-alive',
    'Content-Length': String(input.contentLength),
    'Content-Type': input.contentType,
    Date: (input.date ?? new Date()).toUTCString(),
    'x-amzn-RequestId': input.requestId,
    ...input.headers,
  };
  const all = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  return {
    SdkHttpMetadata: { AllHttpHeaders: all, HttpHeaders: headers, HttpStatusCode: input.statusCode },
    SdkResponseMetadata: { RequestId: input.requestId },
  };
}
