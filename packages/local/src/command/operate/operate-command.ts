/** `npm run operate`: the operator console's calls on the command line. Exits with 1 if one was refused. */

import type { RouteInput } from '@cgdx/api/route-input.ts';
import type { RouteKey } from '@cgdx/api/routes.ts';
import { readOperator } from '../../ground/operator.ts';
import { findStack } from '../../ground/running-stack.ts';
import { stateDirectory } from '../../ground/state-directory.ts';
import { failureOf } from '../../ground/terminal/failure.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { callRoute } from '../../person/market-api.ts';
import { signIn } from '../../person/person.ts';
import { linesOf } from '../operator-view/show.ts';
import { isOfAnyWorkflow } from './choice.ts';
import { newestExecutions } from './newest-executions.ts';
import { offersCommand } from './offers-command.ts';
import { operateHelp, parseOperateFlags } from './operate-flags.ts';
import { recheck, recheckWords, rowsOf } from './recheck.ts';
import { type OperateRequest, operateRequest } from './request.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(operateHelp));
  process.exit(0);
}
if (process.argv[2] === 'offers') {
  const exitCode = await offersCommand(process.argv.slice(3)).catch((error: unknown) => {
    complain(failureOf(error).message);
    return 1;
  });
  process.exit(exitCode);
}
const flags = parseOperateFlags(process.argv.slice(2), process.env);
if (typeof flags === 'string') {
  const isLost = process.argv.length <= 2;
  complain(
    flags,
    ...(isLost ? ['', ...ownLines(operateHelp)] : ['"npm run operate -- --help" lists the actions.']),
  );
  process.exit(1);
}
const { json } = flags;
try {
  const stack = await findStack(flags.stack);
  const { email, password } = flags.email === undefined ? readOperator(stateDirectory()) : flags;
  const operator = await signIn(stack, email ?? '', password ?? '');
  const call = ({ route, input }: OperateRequest) =>
    callRoute(stack, operator, route, input as RouteInput<RouteKey>);
  const rechecked = flags.action === 'recheck' ? await recheck(flags, call) : undefined;
  const isNewest = flags.action === 'executions' && isOfAnyWorkflow(flags.query);
  const answer = (rechecked ??
    (isNewest ? await newestExecutions(flags, call) : await call(operateRequest(flags)))) as Record<
    string,
    unknown
  >;
  const lines = rechecked
    ? [...linesOf('recheck', { uploads: rowsOf(rechecked.uploads) }), ...recheckWords(rechecked, flags)]
    : linesOf(flags.action, answer, flags.query);
  print(...(json ? [JSON.stringify(answer)] : lines));
  const results = (answer.results ?? []) as readonly { outcome: string }[];
  process.exitCode = results.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
} catch (error) {
  const { code, message, advice } = failureOf(error);
  if (json) print(JSON.stringify({ ok: false, reason: { code, message, advice } }));
  else complain(message, ...(advice === undefined ? [] : [advice]));
  process.exitCode = 1;
}
