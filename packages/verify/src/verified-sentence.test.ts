import { expect, test } from 'vitest';
import { verifiedSentence } from './verified-sentence.ts';

const upload = { uploadHash: '0x', dataPoolId: 'x', quality: 7, folder: 'x/ab/', records: {} } as const;

test('the archive and what was checked of it are said in the singular and in the plural', () => {
  expect(verifiedSentence('data.zip', { uploads: [upload], files: 11, derived: 1 })).toBe(
    'data.zip: checked 1 upload in 11 files. Every checksum is right, 1 Parquet file agrees with the certified files, the upload’s certificate is valid, and the chain had its root.',
  );
  expect(verifiedSentence('data.zip', { uploads: [upload, upload], files: 29, derived: 8 })).toBe(
    'data.zip: checked 2 uploads in 29 files. Every checksum is right, 8 Parquet files agree with the certified files, the uploads’ certificates are valid, and the chain had their roots.',
  );
  expect(verifiedSentence('data.zip', { uploads: [upload], files: 5, derived: 0 })).not.toContain('Parquet');
});
