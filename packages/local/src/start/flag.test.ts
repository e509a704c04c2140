import { expect, test } from 'vitest';
import { parseStartFlags } from './flag.ts';

test('without words everything is as it should be for most', () => {
  expect(parseStartFlags([])).toEqual({ help: false, fresh: false, demo: false, port: undefined });
});

test('all words are understood', () => {
  expect(parseStartFlags(['--fresh', '--demo', '--port', '5000'])).toEqual({
    help: false,
    fresh: true,
    demo: true,
    port: 5000,
  });
});

test('an unknown word gets a sentence that says what there is', () => {
  expect(parseStartFlags(['--frehs'])).toBe(
    "Unknown option '--frehs'. The flags are --port N, --fresh, --demo and --help.",
  );
});

test.each(['0', '70000', 'web', '80.5', ''])('"%s" is no port', (port) => {
  expect(parseStartFlags(['--port', port])).toContain('is not a port');
});
