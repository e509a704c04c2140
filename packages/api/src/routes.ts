/** Every route of the HTTP API with its input and output; `workflows/src/wiring/route.ts` says who may call it. */
import type { z } from 'zod';
import { marketRoutes } from './market-routes.ts';
import { operatorRoutes } from './operator-routes.ts';

export const routeSchemas = { ...marketRoutes, ...operatorRoutes };

type Schemas = typeof routeSchemas;
export type RouteKey = keyof Schemas;

type Parsed<R, Part extends 'query' | 'body'> = R extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** The path's fields after parsing. Before the handler has parsed them, a name in braces may hold any text. */
export type PathOf<K extends RouteKey> = Schemas[K] extends { readonly path: infer S extends z.ZodObject }
  ? { readonly [Name in keyof z.output<S>]: string }
  : undefined;
export type QueryOf<K extends RouteKey> = Parsed<Schemas[K], 'query'>;
export type BodyOf<K extends RouteKey> = Parsed<Schemas[K], 'body'>;

type Answers<K extends RouteKey> = Schemas[K]['answers'];
/** Status and body together, so that a handler cannot return one status with another's body. */
export type AnswerOf<K extends RouteKey> = {
  [S in keyof Answers<K>]: Answers<K>[S] extends z.ZodType
    ? { readonly status: S; readonly body: z.output<Answers<K>[S]> }
    : never;
}[keyof Answers<K>];
/** The body of a successful response, whatever its status. */
export type AnswerBodyOf<K extends RouteKey> = AnswerOf<K>['body'];
