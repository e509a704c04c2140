/** The calls of the product's specification. */
import { calls, presignedUrlCall } from '@cgdx/core/specification/call.ts';

/** Calls that no route of ours answers, and what they return. */
export const answeredElsewhere: Readonly<Record<string, string>> = {
  [presignedUrlCall]:
    'The archive itself, from storage: `presignedUrl` of `GET /transactions`, for a few minutes.',
};

/** Every call of the product's specification, in its order; the documents mark calls that no route answers yet. */
export const specification: readonly string[] = calls.map(({ call }) => call);
