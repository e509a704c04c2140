import { expect, it } from 'vitest';
import { renderedText } from '../../../ui/testing/rendered.tsx';
import { ArchiveVerdict } from './archive-verdict.tsx';

const uploadHash = `0x${'ab'.repeat(32)}`;
const fileName = 'data.zip';
const archive = {
  kind: 'checked',
  uploads: [{ uploadHash, dataPoolId: 'spotify', quality: 7, folder: 'spotify/ab/', records: { play: 3 } }],
  files: 9,
  derived: 1,
  certificates: [],
} as const;
const step = (state: 'broken' | 'unknown') => ({
  ...{ key: 'node', state, facts: [] },
  title: 'The chain has this root',
  text: 'The chain knows no such transaction.',
});

it('the result of a valid archive counts its files and lists its uploads', () => {
  const shown = renderedText(<ArchiveVerdict check={{ kind: 'checked', fileName, archive }} />);
  expect(shown).toContain('Everything in data.zip is correct. 9 files compared with their checksums.');
  expect(shown).toContain(
    '1 Parquet file was made again with the same result. 1 upload has the hash of its certificate',
  );
  expect(shown).toContain('spotify, quality 7 out of 10');
});

it('a failed check says what is wrong and what to do, or what the chain does not confirm', () => {
  const failed = (advice: string | undefined) =>
    renderedText(
      <ArchiveVerdict check={{ kind: 'failed', fileName, reason: 'README.md is wrong.', advice }} />,
    );
  expect(failed('Download it again.')).toBe(
    'data.zip is not correct. README.md is wrong. Download it again.',
  );
  expect(failed(undefined)).toContain('data.zip was not checked.');
  const onChain = (state: 'broken' | 'unknown') =>
    renderedText(<ArchiveVerdict check={{ kind: 'checked', fileName, archive, fault: step(state) }} />);
  expect(onChain('broken')).toContain('data.zip is complete, but the chain does not confirm it.');
  expect(onChain('broken')).not.toContain('quality 7');
  expect(onChain('unknown')).toContain('data.zip is correct; the chain was not asked.');
});
