import { expect, it } from 'vitest';
import { runProgram } from './program.ts';

const here = { cwd: import.meta.dirname };

it('a niceness applies to a program and to all processes that it starts', async () => {
  const priorities = `const { execFileSync } = require('node:child_process');
    const own = 'console.log(require("node:os").getPriority())';
    eval(own); console.log(String(execFileSync(process.execPath, ['-e', own])).trim());`;
  const { code, stdout } = await runProgram(process.execPath, ['-e', priorities], { ...here, niceness: 15 });
  expect([code, stdout]).toEqual([0, '15\n15\n']);
});

it('the output says that a program does not exist', async () => {
  const { code, said } = await runProgram('no-such-program', [], { ...here, niceness: 15 });
  expect(code).toBeNull();
  expect(said).toContain('ENOENT');
});
