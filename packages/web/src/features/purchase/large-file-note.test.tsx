import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { LargeFileNote } from './large-file-note.tsx';

const shown = (sizeBytes: number | undefined) => renderedText(<LargeFileNote sizeBytes={sizeBytes} />);

it('for a file that the page cannot check, the note gives its exact size and links to the page that can check it', () => {
  const words = shown(1_234_567_890);
  expect(words).toContain('compare its size, which is 1,234,567,890 bytes');
  expect(words).toContain('checks all that is in it, on this device');
  expect(renderedMarkup(<LargeFileNote sizeBytes={1_234_567_890} />)).toContain('<a href="/proof"');
});

it('for a file that the page checks itself there is no note', () => {
  expect(shown(250_000_000)).toBe('');
  expect(shown(undefined)).toBe('');
});
