/**
 * Writes the command that a person is told to run next. It names the stack of the command that has just run: on another
 * stack it would pay or claim other money.
 */
import { shellWord } from '@cgdx/core/word/shell-word.ts';

interface As {
  readonly email?: string | undefined;
  /** Only of a person who was created for the command, since nobody else knows it. */
  readonly password?: string | undefined;
  /** The path of another stack's endpoints.json, as the person named it. */
  readonly stack?: string | undefined;
}

/** Stands before a command with an address alone: a password that somebody chose is never printed. */
export const withPassword = 'with your password in --password or CGDX_PASSWORD';

/** @param words the arguments after the name of the npm script, not quoted yet */
export function nextCommand(script: string, words: readonly string[], as: As): string {
  const { email, password, stack } = as;
  const flags = Object.entries({ email, password, stack }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return `npm run ${script} -- ${[...words, ...flags].map(shellWord).join(' ')}`;
}
