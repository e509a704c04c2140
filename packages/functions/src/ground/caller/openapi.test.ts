import { Validator } from '@seriousme/openapi-schema-validator';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { expect, test } from 'vitest';
import { openApi } from './api-document.ts';
import { handler } from './openapi-route.ts';

const event = {
  routeKey: 'GET /openapi.json',
  requestContext: { timeEpoch: 0 },
} as APIGatewayProxyEventV2WithJWTAuthorizer;

test('the document is valid OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(openApi()));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('anyone gets it', async () => {
  const { statusCode, body } = await handler(event);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body ?? '')).toEqual(openApi());
});
