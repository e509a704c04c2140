import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each(['data.zip', '/home/ann/data-1.zip', 'ann+1@x.example'])('%s needs no quotes', (word) => {
  expect(shellWord(word)).toBe(word);
});

it.each(['My Files/data.zip', "Ann's $HOME/`data`.zip", '', '~/a.zip', 'a"b\\c!*?;&|.zip', 'ü ber.zip'])(
  'a shell reads the quoted form of "%s" as one word',
  (word) => {
    const read = execFileSync('/bin/sh', ['-c', `printf '<%s>' ${shellWord(word)}`], { encoding: 'utf8' });
    expect(read).toBe(`<${word}>`);
  },
);
