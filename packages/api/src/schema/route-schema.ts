/** The schema of one route's input and answers: handlers parse with it, pages use its types, the documents are generated from it. */
import type { z } from 'zod';
import type { ErrorCode } from './error.ts';

export interface RouteSchema {
  /** One sentence for readers of the documents. */
  readonly summary: string;
  /** One field for each name in braces. The gateway accepts any text there; the handler refuses text that does not match. */
  readonly path?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** By field that the product's specification lacks: the message to a caller who leaves it out, such as which call comes first. */
  readonly missing?: Readonly<Record<string, string>>;
  /** Bodies by HTTP status; each description says when it is returned. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** The media type of the answers; `application/json` by default. */
  readonly mediaType?: string;
  /** Error codes besides those that follow from the access rule and the input (`refusal.ts`). */
  readonly errors: readonly ErrorCode[];
  /** Path of a test file below packages/. */
  readonly provedBy: string;
}
