import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadPurchase } from './download.ts';

const saved = vi.hoisted(() => [] as string[]);
vi.mock('../download/save-file.ts', () => ({
  saveBlob: (blob: Blob, name: string) => saved.push(`${name}: ${blob.size} bytes`),
  saveAddress: (address: string, name: string) => saved.push(`${name} from ${address}`),
}));

const announce = (body: string, length?: number) =>
  vi.stubGlobal('fetch', async () => {
    const headers = new Headers(length === undefined ? {} : { 'content-length': String(length) });
    return { ok: true, headers, blob: async () => new Blob([body]) };
  });

beforeEach(() => {
  saved.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it('saves a file of the length that the server announced', async () => {
  announce('12345', 5);
  await downloadPurchase('https://storage.example/data.zip', 5);
  expect(saved, 'proves call.get-presignedurl-saved').toEqual(['data.zip: 5 bytes']);
});

it('rejects an incomplete file, and saves nothing of it', async () => {
  announce('1234', 5);
  await expect(
    downloadPurchase('https://storage.example/data.zip', undefined),
    'proves account.download-saved-data',
  ).rejects.toThrow('broke off after 4 of 5 bytes');
  expect(saved).toEqual([]);
});

it('compares with the size in the purchase if the server announces no length', async () => {
  announce('1234');
  await expect(downloadPurchase('https://storage.example/data.zip', 5)).rejects.toThrow('4 of 5');
});

it('leaves a large file to the browser, which writes it to the disk while it downloads', async () => {
  await downloadPurchase('https://storage.example/data.zip', 300e6);
  expect(saved).toEqual(['data.zip from https://storage.example/data.zip']);
});
