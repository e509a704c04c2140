/** What one route takes and answers: the handler parses with it, the page reads its types, the documents are made of it. */
import type { z } from 'zod';
import type { ErrorCode } from './error.ts';

export interface RouteSchema {
  /** One sentence for whoever reads the documents. */
  readonly summary: string;
  /** One field for each name in braces. The gateway lets any text through: the handler says what names nothing. */
  readonly path?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** By HTTP status; each says in its description when it is answered. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** Besides those that follow from who may call and what is taken (`refusals.ts`). */
  readonly errors: readonly ErrorCode[];
  /** Test file below packages/. */
  readonly provedBy: string;
}
