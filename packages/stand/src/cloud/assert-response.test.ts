import { describe, expect, it } from 'vitest';
import { assertResponse } from './assert-response.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const answered = (call: string, status: number, body: unknown) => () => assertResponse(call, status, body);

describe('an answer of the API', () => {
  it('passes as its schema declares it', () => {
    expect(answered('GET /wallet', 200, { address })).not.toThrow();
    expect(answered('GET /wallet?x=/', 200, { address: null })).not.toThrow();
    expect(answered('GET /payouts', 200, { payouts: [] })).not.toThrow();
  });

  it('fails with a field that its schema does not declare, however deep', () => {
    expect(answered('GET /wallet', 200, { address, userSub: 's-1' })).toThrow('has a field');
    const pool = {
      dataPoolId: 'x',
      dataPoolName: 'X',
      price: 4,
      availableForPurchase: true,
      maxIncentive: 200,
    };
    expect(answered('GET /data-pool', 200, [pool])).not.toThrow();
    expect(answered('GET /data-pool', 200, [{ ...pool, owner: 'o' }])).toThrow('GET /data-pool answered 200');
  });

  it('fails without a field that its schema declares', () => {
    expect(answered('POST /wallet/link', 200, {})).toThrow('address');
  });

  it('fails with a status or a code that its route does not declare', () => {
    const refusal = { message: 'No.', code: 'NotFound' };
    expect(answered('GET /payouts/p-1', 404, refusal)).not.toThrow();
    expect(answered('GET /payouts', 404, refusal)).toThrow('the route does not declare the code NotFound');
    expect(answered('GET /payouts/p-1', 409, refusal)).toThrow('NotFound is 404');
    expect(answered('GET /wallet', 201, { address })).toThrow('is not an error');
  });

  it('belongs to the route with the literal word if two routes match', () => {
    expect(answered('GET /upload/datapool/spotify', 200, [])).not.toThrow();
    expect(answered('GET /upload/datapool/nowhere', 404, { message: 'No.', code: 'NotFound' })).not.toThrow();
  });
});
