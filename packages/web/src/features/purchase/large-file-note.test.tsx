import { expect, it } from 'vitest';
import { renderedText } from '../../ui/rendered.tsx';
import { LargeFileNote } from './large-file-note.tsx';

const shown = (sizeBytes: number | undefined) => renderedText(<LargeFileNote sizeBytes={sizeBytes} />);

it('a file that the page cannot check says its exact size, and what checks the rest', () => {
  const words = shown(1_234_567_890);
  expect(words).toContain('compare its size, which is 1,234,567,890 bytes');
  expect(words).toContain('npm run purchase -- verify data.zip checks all that is in it');
});

it('a file that the page checks itself says nothing more', () => {
  expect(shown(250_000_000)).toBe('');
  expect(shown(undefined)).toBe('');
});
