/** Divides a streamed response: status and headers, if the handler set them, and then the body. */
import { z } from 'zod';
import { integrationType, preludeEnd, type ResponseChunk } from '../runtime/response-stream.ts';

export interface ResponseHead {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
}

export interface ResponseReader {
  readonly onHead: (head: ResponseHead) => void;
  readonly onBody: (bytes: Buffer) => void;
}

const preludeSchema = z.object({
  statusCode: z.number().int().min(100).max(599).default(200),
  headers: z.record(z.string(), z.string()).default({}),
  cookies: z.array(z.string()).default([]),
});

/** Lambda's default if the handler sets no media type. */
const plainType = 'application/octet-stream';

function headOf(json: string): ResponseHead {
  const { statusCode, headers, cookies } = preludeSchema.parse(JSON.parse(json));
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    status: statusCode,
    headers: {
      'content-type': plainType,
      ...Object.fromEntries(named.filter(([name]) => !name.startsWith('access-control-'))),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
  };
}

/**
 * @returns a function that takes the chunks. It throws if the prelude is not in the format of
 * `HttpResponseStream.from`.
 */
export function readResponse({ onHead, onBody }: ResponseReader): (chunk: ResponseChunk) => void {
  let isBody = false;
  let prelude = Buffer.alloc(0);
  return ({ contentType = plainType, bytes }) => {
    if (isBody) return onBody(bytes);
    if (contentType !== integrationType) {
      isBody = true;
      onHead({ status: 200, headers: { 'content-type': contentType } });
      return onBody(bytes);
    }
    prelude = Buffer.concat([prelude, bytes]);
    const end = prelude.indexOf(preludeEnd);
    if (end < 0) return;
    isBody = true;
    onHead(headOf(prelude.subarray(0, end).toString()));
    const rest = prelude.subarray(end + preludeEnd.length);
    if (rest.length > 0) onBody(rest);
  };
}
