/** What one route takes and returns: the handler parses with it, the page uses its types, the documents are generated from it. */
import type { z } from 'zod';
import type { ErrorCode } from './error.ts';

export interface RouteSchema {
  /** One sentence for readers of the documents. */
  readonly summary: string;
  /** One field for each name in braces. The gateway lets any text through: the handler refuses text that names nothing. */
  readonly path?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** By field that the product's specification does not have: what to say to who leaves it out, such as which call comes first. */
  readonly missing?: Readonly<Record<string, string>>;
  /** Bodies by HTTP status; each description says when it is returned. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** The media type of the answers; `application/json` by default. */
  readonly mediaType?: string;
  /** Codes besides those that follow from who may call and what is taken (`refusal.ts`). */
  readonly errors: readonly ErrorCode[];
  /** Path of a test file below packages/. */
  readonly provedBy: string;
}
