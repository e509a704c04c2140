import { expect, test } from 'vitest';
import { verifiedSentence } from './verified-sentence.ts';

const upload = { uploadHash: '0x', dataPoolId: 'x', quality: 7, folder: 'x/ab/', records: {} } as const;

test('what was checked is said in the singular and in the plural', () => {
  expect(verifiedSentence({ uploads: [upload], files: 11, derived: 1 })).toBe(
    'Checked 1 upload in 11 files: every checksum is right, 1 Parquet file agrees with the certified files, the upload’s certificate is valid, and the chain had its root.',
  );
  expect(verifiedSentence({ uploads: [upload, upload], files: 29, derived: 8 })).toBe(
    'Checked 2 uploads in 29 files: every checksum is right, 8 Parquet files agree with the certified files, the uploads’ certificates are valid, and the chain had their roots.',
  );
  expect(verifiedSentence({ uploads: [upload], files: 5, derived: 0 })).not.toContain('Parquet');
});
