import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Access } from '../refusal.ts';
import { type RouteKey, routeSchemas } from '../routes.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';
import { fillPage, pageParts } from './page.ts';
import { specification } from './specification.ts';
import { shapeOf, typeOf } from './words.ts';

const schemaOf = (schema: z.ZodType) => jsonSchemaOf(schema, new Map<string, JsonSchema>());
const person: Access = { access: 'person' };
const wiring = Object.fromEntries(Object.keys(routeSchemas).map((key) => [key, person])) as unknown as Record<
  RouteKey,
  Access
>;

describe('a shape in words', () => {
  it('lists its fields, marks optional ones with a question mark and names nested shapes', () => {
    const review = z.object({ id: z.string() }).meta({ id: 'PageTestReview' });
    const schema = z.object({ a: z.string(), b: z.number().optional(), list: z.array(review) });
    expect(shapeOf(schemaOf(schema))).toBe('{a, b?, list: [PageTestReview]}');
    expect(shapeOf(schemaOf(z.union([review, z.object({ c: z.string() })])))).toBe('PageTestReview or {c}');
  });

  it('describes the type of a value', () => {
    expect(typeOf(schemaOf(z.enum(['on', 'off'])))).toBe('one of `on`, `off`');
    expect(typeOf(schemaOf(z.string().nullable()))).toBe('text or null');
    expect(typeOf(schemaOf(z.array(z.number().int())))).toBe('`[whole number]`');
    expect(typeOf(schemaOf(z.unknown()))).toBe('any JSON');
  });
});

describe('the page', () => {
  it('lists every call of the specification in order, and marks calls that no route answers yet', () => {
    const rows = pageParts(wiring).calls?.split('\n').slice(2) ?? [];
    expect(rows.map((row) => row.split(' | ')[0]?.slice(2))).toEqual(specification);
    expect(rows.join('\n'), 'proves call.get-presignedurl-saved').toContain(
      "| GET presignedUrl (a purchase's data.zip) |",
    );
    for (const row of rows.filter((row) => row.includes('not yet')))
      expect(Object.keys(routeSchemas)).not.toContain(row.split(' | ')[0]?.slice(2));
  });

  it('keeps the text around the markers, and does not change when it is generated again', () => {
    const page = 'Before.\n<!-- calls: written by npm run docs -->\nold\n<!-- end of calls -->\nAfter.\n';
    const filled = fillPage(page, { calls: 'new' });
    expect(filled).toBe(page.replace('old', 'new'));
    expect(fillPage(filled, { calls: 'new' })).toBe(filled);
  });

  it('fails and names the markers that are missing', () => {
    expect(() => fillPage('No marks.', { calls: 'new' })).toThrow('<!-- calls: written by npm run docs -->');
  });
});

describe('the document', () => {
  it('says that a public route needs no token, and who may call any other route', () => {
    const group = { access: 'person', group: 'operators' } as const;
    const changed = {
      ...wiring,
      'GET /wallet': { access: 'anyone' } as const,
      'GET /operator/reviews': group,
    };
    const paths = openApiDocument(changed).paths as Record<
      string,
      { get: { security: unknown; responses: object; description?: string } }
    >;
    expect(paths['/wallet']?.get.security).toEqual([]);
    expect(Object.keys(paths['/wallet']?.get.responses ?? {})).not.toContain('401');
    expect(paths['/payouts']?.get.security).toEqual([{ idToken: [] }]);
    expect(paths['/operator/reviews']?.get.description).toContain('operators');
  });
});
