/** Finds the outside names that an expression reads: names at the top level, variables, and parts of `$states`. */
import type { ExprNode } from 'jsonata';

export interface References {
  /** Names that are looked up in no context; AWS refuses them. */
  readonly topLevel: ReadonlySet<string>;
  /** Variables that the expression does not bind itself, without `$` and without `states`. */
  readonly variables: ReadonlySet<string>;
  /** Fields of `$states`: `input`, `result`, `errorOutput`, `context`. */
  readonly states: ReadonlySet<string>;
  /** True if the expression reads `$$`, the input document, which does not exist in Step Functions. */
  readonly root: boolean;
}

/** A node as the parser actually builds it, with more fields than its published type. */
interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly steps?: readonly Node[];
  readonly stages?: readonly { readonly expr?: Node }[];
  readonly predicate?: readonly { readonly expr?: Node }[];
  readonly group?: { readonly lhs?: readonly (readonly Node[])[] };
  readonly focus?: string;
  readonly index?: string;
  readonly arguments?: readonly Node[];
  readonly procedure?: Node;
  readonly body?: Node;
  readonly expressions?: readonly Node[];
  readonly terms?: readonly { readonly expression?: Node }[];
  readonly lhs?: Node | readonly (readonly Node[])[];
  readonly rhs?: Node;
  readonly expression?: Node;
  readonly condition?: Node;
  readonly then?: Node;
  readonly else?: Node;
  readonly pattern?: Node;
  readonly update?: Node;
  readonly delete?: Node;
}

interface Found {
  topLevel: Set<string>;
  variables: Set<string>;
  states: Set<string>;
  bound: Set<string>;
  root: boolean;
}

function walkVariable(node: Node, found: Found): void {
  const name = String(node.value);
  if (name === '$') found.root = true;
  else if (name !== '' && name !== 'states') found.variables.add(name);
}

function walkPath(steps: readonly Node[], inContext: boolean, found: Found): void {
  const [first, second] = steps;
  if (first?.type === 'variable' && first.value === 'states' && second?.type === 'name') {
    found.states.add(String(second.value));
  }
  for (const [index, step] of steps.entries()) {
    if (step.focus !== undefined) found.bound.add(step.focus);
    if (step.index !== undefined && typeof step.index === 'string') found.bound.add(step.index);
    walk(step, inContext || index > 0, found);
  }
}

function walkDetails(node: Node, inContext: boolean, found: Found): void {
  for (const stage of [...(node.stages ?? []), ...(node.predicate ?? [])]) walk(stage.expr, true, found);
  for (const pair of node.group?.lhs ?? []) for (const part of pair) walk(part, true, found);
  for (const term of node.terms ?? []) walk(term.expression, true, found);
  for (const part of [node.pattern, node.update, node.delete]) walk(part, true, found);
  for (const part of node.expressions ?? []) walk(part, inContext, found);
  const { lhs } = node;
  if (Array.isArray(lhs))
    for (const pair of lhs as Node[][]) for (const part of pair) walk(part, inContext, found);
  else if (node.type !== 'bind') walk(lhs as Node | undefined, inContext, found);
  for (const part of [node.rhs, node.expression, node.condition, node.then, node.else, node.body]) {
    walk(part, inContext, found);
  }
}

function walk(node: Node | undefined, inContext: boolean, found: Found): void {
  if (node === undefined) return;
  switch (node.type) {
    case 'name':
      if (!inContext) found.topLevel.add(String(node.value));
      break;
    case 'variable':
      walkVariable(node, found);
      break;
    case 'path':
      walkPath(node.steps ?? [], inContext, found);
      break;
    case 'lambda':
      for (const argument of node.arguments ?? []) found.bound.add(String(argument.value));
      break;
    case 'bind':
      found.bound.add(String((node.lhs as Node | undefined)?.value));
      break;
    case 'function':
    case 'partial':
      if (node.procedure?.type !== 'variable') walk(node.procedure, inContext, found);
      for (const argument of node.arguments ?? []) walk(argument, inContext, found);
      break;
    default:
      break;
  }
  walkDetails(node, inContext, found);
}

export function referencesOf(tree: ExprNode): References {
  const found: Found = {
    topLevel: new Set(),
    variables: new Set(),
    states: new Set(),
    bound: new Set(),
    root: false,
  };
  walk(tree as unknown as Node, false, found);
  for (const name of found.bound) found.variables.delete(name);
  return found;
}
