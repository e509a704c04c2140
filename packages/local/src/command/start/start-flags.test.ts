import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../ground/state-directory.ts';
import { parseStartFlags, startHelp } from './start-flags.ts';

test('without flags the defaults apply', () => {
  expect(parseStartFlags([])).toEqual({ help: false, fresh: false, demo: false, port: undefined });
});

test('all flags are accepted', () => {
  expect(parseStartFlags(['--fresh', '--demo', '--port', '5000'])).toEqual({
    help: false,
    fresh: true,
    demo: true,
    port: 5000,
  });
});

test('an unknown flag is refused with a list of the flags', () => {
  expect(parseStartFlags(['--frehs'])).toBe(
    "Unknown option '--frehs'. The flags are --port N, --fresh, --demo and --help.",
  );
});

test.each(['0', '70000', 'web', '80.5', ''])('"%s" is not a port', (port) => {
  expect(parseStartFlags(['--port', port])).toContain('is not a port');
});

test('docs/commands.md names each part that can be replaced according to the help', () => {
  const [, parts = ''] = startHelp.split('Any part can be replaced');
  const named = parts.match(/(?<![A-Z_])[A-Z]*_[A-Z0-9_]+/g) ?? [];
  expect(named).toEqual(expect.arrayContaining(['_DYNAMODB', 'STRIPE_API_BASE']));
  const [, told = ''] = readFileSync(join(repositoryRoot, 'docs/commands.md'), 'utf8').split(
    'Any part can be replaced',
  );
  for (const name of named.filter((each) => each !== 'CGDX_STATE_DIR'))
    expect(told.includes(`\`${name}\``), name).toBe(true);
});
