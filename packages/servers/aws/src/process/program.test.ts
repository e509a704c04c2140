import { expect, it } from 'vitest';
import { runProgram } from './program.ts';

const here = { cwd: import.meta.dirname };

it('a program that is told to stand back does, with all that it starts', async () => {
  const priorities = `const { execFileSync } = require('node:child_process');
    const own = 'console.log(require("node:os").getPriority())';
    eval(own); console.log(String(execFileSync(process.execPath, ['-e', own])).trim());`;
  const { code, stdout } = await runProgram(process.execPath, ['-e', priorities], { ...here, niceness: 15 });
  expect([code, stdout]).toEqual([0, '15\n15\n']);
});

it('a program that is not there is said to be none', async () => {
  const { code, said } = await runProgram('no-such-program', [], { ...here, niceness: 15 });
  expect(code).toBeNull();
  expect(said).toContain('ENOENT');
});
