import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { LargeFileNote } from './large-file-note.tsx';

const shown = (sizeBytes: number | undefined) => renderedText(<LargeFileNote sizeBytes={sizeBytes} />);

it('a file that the page cannot check says its exact size, and who can check the rest', () => {
  const words = shown(1_234_567_890);
  expect(words).toContain('compare its size, which is 1,234,567,890 bytes');
  expect(words).toContain('checks all that is in it, on this device');
  expect(renderedMarkup(<LargeFileNote sizeBytes={1_234_567_890} />)).toContain('<a href="/proof"');
});

it('a file that the page checks itself says nothing more', () => {
  expect(shown(250_000_000)).toBe('');
  expect(shown(undefined)).toBe('');
});
