import { describe, expect, it } from 'vitest';
import { isNino } from '../country/united-kingdom.ts';
import { isSsn } from '../country/united-states.ts';
import * as check from './check-digit.ts';

const ids: readonly (readonly [name: string, test: (id: string) => boolean, id: string])[] = [
  ['CPF', check.isCpf, '52998224725'],
  ['CNPJ', check.isCnpj, '11222333000181'],
  ['DNI', check.isDni, '12345678Z'],
  ['NIE', check.isDni, 'X1234567L'],
  ['Steuer-ID', check.isSteuerId, '86095742719'],
  ['NIR', check.isNir, '185057800608491'],
  ['NIF', check.isNif, '123456789'],
  ['resident id', check.isResidentId, '11010519491231002X'],
  ['Aadhaar', check.isAadhaar, '234123412346'],
];

describe('a national id', () => {
  it.each(ids)('of the kind %s is recognised by its check digit', (_name, test, id) => {
    expect(test(id)).toBe(true);
  });

  it.each(ids)('of the kind %s is not recognised with a wrong check digit', (_name, test, id) => {
    const last = id.length - 1;
    const others = [...'0123456789ABCDEFGHJKLMNPQRSTVWXYZ'].filter((character) => character !== id[last]);
    for (const other of others) expect(test(id.slice(0, last) + other)).toBe(false);
    expect(test(id.slice(1))).toBe(false);
  });

  it('without a check digit is recognised by values that are never issued', () => {
    expect(isSsn('078051120')).toBe(true);
    expect(isSsn('666051120')).toBe(false);
    expect(isNino('AB123456C')).toBe(true);
    expect(isNino('GB123456C')).toBe(false);
    expect(check.isPan('ABCPE1234F')).toBe(true);
    expect(check.isPan('ABCDE1234F')).toBe(false);
  });
});
