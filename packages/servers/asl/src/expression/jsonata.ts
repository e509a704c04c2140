/** Compiles and evaluates one JSONata expression within AWS's limits of work, depth and size. */
import jsonata from 'jsonata';
import { registerFunctions } from './function.ts';
import { boundWork } from './work-bound.ts';

/** The deepest nesting that AWS accepts in an expression. */
const maxDepth = 100;
/** The length limit of a sequence; a longer one fails with AWS's message that memory ran out. */
const maxSequenceLength = 873_782;
const maxCachedExpressions = 5_000;

const compiled = new Map<string, jsonata.Expression>();

/** jsonata throws plain objects, not Errors. */
interface Thrown {
  readonly code?: string;
  readonly message?: string;
}

/** An expression that does not parse. `message` is the parser's own. */
export class InvalidExpression extends Error {
  override readonly name = 'InvalidExpression';
}

/** An expression that threw. `message` is AWS's: `T2001: ...`, or plain text if a limit was exceeded. */
export class ExpressionThrew extends Error {
  override readonly name = 'ExpressionThrew';
  readonly coded: boolean;
  constructor(message: string, coded: boolean) {
    super(message);
    this.coded = coded;
  }
}

/** Returns the syntax tree of an expression. Throws InvalidExpression. */
export function parseExpression(source: string): jsonata.ExprNode {
  try {
    return jsonata(source).ast();
  } catch (error) {
    throw new InvalidExpression((error as Thrown).message ?? String(error));
  }
}

function compile(source: string): jsonata.Expression {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const expression = jsonata(source, { stack: maxDepth, sequence: maxSequenceLength });
  registerFunctions(expression);
  boundWork(expression);
  if (compiled.size >= maxCachedExpressions) compiled.clear();
  compiled.set(source, expression);
  return expression;
}

const bounds: Readonly<Record<string, string>> = {
  D1011:
    'Stack overflow error: Check for non-terminating recursive function.  Consider rewriting as tail-recursive.',
  D1012: 'Expression evaluation timeout: Check for infinite loop',
  D2014: 'Expression evaluation memory limit exceeded: Check for excessive memory usage',
  D2015: 'Expression evaluation memory limit exceeded: Check for excessive memory usage',
};

/** Evaluates `source`; returns `undefined` if it has no result. Throws ExpressionThrew. */
export async function evaluateExpression(
  source: string,
  bindings: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    return await compile(source).evaluate(undefined, bindings);
  } catch (error) {
    const { code, message } = error as Thrown;
    const bound = code === undefined ? undefined : bounds[code];
    if (bound !== undefined) throw new ExpressionThrew(bound, false);
    if (code !== undefined) throw new ExpressionThrew(`${code}: ${message}`, true);
    throw new ExpressionThrew(message ?? String(error), false);
  }
}
