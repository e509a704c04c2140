import { expect, test } from 'vitest';
import { faultOfCertificate } from './certificate.ts';
import { certificateSchema } from './certificate-schema.ts';
import { toHex } from './hash.ts';
import { sampleCertificate, sampleHash } from './testing/sample-certificate.ts';

test.each([false, true])(
  'a certificate is valid, whether the reward is claimed or not (%s)',
  async (claimed) => {
    const certificate = certificateSchema.parse(await sampleCertificate(claimed));
    expect(faultOfCertificate(certificate)).toBeUndefined();
    expect(faultOfCertificate({ ...certificate, claimed: !claimed })).toBe('leaf');
  },
);

test.each([
  ['uploadHash', toHex(sampleHash(8)), 'leaf'],
  ['quality', 8, 'leaf'],
  ['multiplier', 10, 'leaf'],
  ['dataPoolId', 'x', 'leaf'],
  ['chainId', 1, 'leaf'],
  ['marketplace', '0x0000000000000000000000000000000000000001', 'leaf'],
  ['leaf', toHex(sampleHash(2)), 'leaf'],
  ['index', 4, 'proof'],
  ['size', 9, 'proof'],
  ['root', toHex(sampleHash(3)), 'proof'],
  ['proof', [], 'proof'],
])('a certificate with a wrong %s is not valid', async (field, value, fault) => {
  const certificate = await sampleCertificate(false);
  expect(faultOfCertificate({ ...certificate, [field]: value })).toBe(fault);
});
