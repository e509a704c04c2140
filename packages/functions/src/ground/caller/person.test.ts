import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { parsePerson } from './person.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = {
  sub: 's-1',
  jti: 'j-1',
  token_use: 'id',
  email: 'ann@example.com',
  'cognito:username': 's-1',
};

/** Makes an event as both clouds do: the token in a header, its claims as text. */
function eventOf(
  claims: Record<string, unknown>,
  verified: Record<string, string> = { sub: 's-1', jti: 'j-1' },
  authorization = `Bearer ${encode({ alg: 'RS256' })}.${encode(claims)}.signature`,
) {
  return {
    headers: { authorization },
    requestContext: { authorizer: { jwt: { claims: verified, scopes: [] } } },
  } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
}

const wrong = expect.objectContaining({ code: 'WrongToken' });

describe('who calls', () => {
  it('is read from the verified token, with or without the word Bearer', () => {
    const person = { sub: 's-1', email: 'ann@example.com', username: 's-1', groups: [] };
    expect(parsePerson(eventOf(idToken))).toEqual(person);
    expect(parsePerson(eventOf(idToken, undefined, `x.${encode(idToken)}.y`))).toEqual(person);
  });

  it('has the groups of the token as a list, however the gateway formats them', () => {
    const groups = ['operators', 'testers'];
    const verified = { sub: 's-1', jti: 'j-1', 'cognito:groups': '[operators testers]' };
    expect(parsePerson(eventOf({ ...idToken, 'cognito:groups': groups }, verified)).groups).toEqual(groups);
  });

  it.each([
    ['a blank', ['no operators']],
    ['a comma', ['no,operators']],
    ['brackets', ['[operators]']],
  ])('is no operator by a group that has %s in its name', (_sign, groups) => {
    const verified = { sub: 's-1', jti: 'j-1', 'cognito:groups': `[${groups.join(' ')}]` };
    const person = parsePerson(eventOf({ ...idToken, 'cognito:groups': groups }, verified));
    expect(person.groups).toEqual(groups);
    expect(person.groups).not.toContain('operators');
  });

  it('is nobody with two tokens in one header: only one of them was verified', () => {
    const of = (claims: object) => `${encode({ alg: 'RS256' })}.${encode(claims)}.signature`;
    const forged = of({ ...idToken, 'cognito:groups': ['operators'] });
    for (const both of [
      `Bearer ${forged},Bearer ${of(idToken)}`,
      `Bearer ${of(idToken)}, ${forged}`,
      `${forged} ${of(idToken)}`,
    ])
      expect(() => parsePerson(eventOf(idToken, undefined, both))).toThrow(wrong);
  });

  it.each([
    ['of another person', { ...idToken, sub: 's-2' }],
    ['another than the verified one', { ...idToken, jti: 'j-2', 'cognito:groups': ['operators'] }],
    ['for access', { ...idToken, token_use: 'access' }],
    ['whose groups are a text', { ...idToken, 'cognito:groups': '[operators]' }],
    ['without an id', { ...idToken, jti: undefined }],
  ])('is nobody with a token %s', (_which, claims) => {
    expect(() => parsePerson(eventOf(claims))).toThrow(wrong);
  });

  it.each(['', 'Bearer', 'Bearer a.b.c', 'Bearer one,two'])('is nobody with the header %j', (header) => {
    expect(() => parsePerson(eventOf(idToken, undefined, header))).toThrow(wrong);
  });
});
