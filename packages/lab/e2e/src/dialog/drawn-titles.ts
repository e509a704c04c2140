/** Reads the titles of a file's dialogs from its source. Pure. */
import { parseSync } from 'vite';

/** A node of the syntax tree in ESTree's format. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Stands for a value that is known only when the page runs: a number, a name. */
const unknown = '…';

/** The property that contains a dialog's title, by component; an overlay has it in a header object. */
const titleOf: Readonly<Record<string, string>> = {
  Dialog: 'title',
  ReasonDialog: 'title',
  LoadingOverlay: 'loading',
  dialog: 'aria-label',
};

/** Returns every title that a dialog of the file can have, with `…` for each part that is not in the file. */
export function drawnTitles(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  const tree: unknown = program;
  if (!isNode(tree)) return [];
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const nodes = [...nodesBelow(tree)];
  const values = new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'Identifier'
        ? [[node.id.name, node.init] as const]
        : [],
    ),
  );
  return [...new Set(nodes.flatMap((node) => titlesOf(node).flatMap((title) => textsOf(title, values))))];
}

/**
 * Returns whether a dialog's title matches one in the source: `Redrive 2 executions?` matches `Redrive … executions?`.
 */
export const isDrawnAs = (title: string, drawn: string): boolean =>
  new RegExp(`^${drawn.split(unknown).map(quote).join('.+')}$`).test(title);

/** Escapes characters with a meaning in patterns. */
const quote = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

export const isWhole = (drawn: string): boolean => !drawn.includes(unknown);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesBelow(child);
}

type Values = ReadonlyMap<unknown, unknown>;

/** Returns the expressions of the titles that this node gives a dialog, without its children. */
function titlesOf(node: Node): readonly unknown[] {
  if (node.type === 'JSXOpeningElement') {
    const wanted = titleOf[String((node.name as Node).name)];
    if (wanted === undefined) return [];
    const given = (node.attributes as readonly Node[]).find(
      ({ name }) => isNode(name) && name.name === wanted,
    );
    // A dialog that is labelled by its content.
    if (given === undefined) return [undefined];
    return wanted === 'loading' ? [{ type: 'Member', object: given.value, key: 'header' }] : [given.value];
  }
  // A dialog made by the DOM's own functions.
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return [];
  const [name, value] = node.arguments as readonly Node[];
  const isLabel =
    isNode(node.callee.property) &&
    node.callee.property.name === 'setAttribute' &&
    name?.value === 'aria-label';
  return isLabel ? [value] : [];
}

function textsOf(node: unknown, values: Values): readonly string[] {
  return resolve(node, values).flatMap((one) => {
    if (!isNode(one)) return [unknown];
    if (one.type === 'Literal' && typeof one.value === 'string') return [one.value];
    if (one.type === 'TemplateLiteral') return textsOfTemplate(one, values);
    // A value that is not followed further.
    return isAbsent(one) ? [] : [unknown];
  });
}

const isAbsent = (node: Node) => node.type === 'Identifier' && node.name === 'undefined';

function textsOfTemplate(template: Node, values: Values): readonly string[] {
  const words = (template.quasis as readonly Node[]).map(({ value }) => (value as { cooked: string }).cooked);
  return (template.expressions as readonly Node[]).reduce<readonly string[]>(
    (texts, expression, i) =>
      texts.flatMap((text) => textsOf(expression, values).map((part) => text + part + words[i + 1])),
    [words[0] ?? ''],
  );
}

/** Returns the expressions whose value the expression can have. */
function resolve(node: unknown, values: Values): readonly unknown[] {
  const all = (...some: readonly unknown[]) => some.flatMap((one) => resolve(one, values));
  if (!isNode(node)) return [node];
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return all(node.expression);
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate);
    case 'LogicalExpression':
      return all(node.left, node.right);
    case 'Identifier':
      return values.has(node.name) && !isAbsent(node) ? all(values.get(node.name)) : [node];
    case 'CallExpression': {
      const called = isNode(node.callee) && node.callee.type === 'Identifier' && values.get(node.callee.name);
      return isNode(called) && called.type === 'ArrowFunctionExpression' && called.expression === true
        ? all(called.body)
        : [undefined];
    }
    case 'MemberExpression':
      return resolve(
        {
          type: 'Member',
          object: node.object,
          ...(node.computed !== true && isNode(node.property) && { key: node.property.name }),
        },
        values,
      );
    case 'Member':
      return all(node.object).flatMap((object) => membersOf(object, node.key, values));
    default:
      return [node];
  }
}

/** @param key undefined if it is known only when the page runs; then all members are returned */
function membersOf(object: unknown, key: unknown, values: Values): readonly unknown[] {
  if (isNode(object) && isAbsent(object)) return [object];
  if (!isNode(object) || object.type !== 'ObjectExpression') return [undefined];
  const nameOf = ({ name, value }: Node) => name ?? value;
  return (object.properties as readonly Node[])
    .filter((property) => key === undefined || (isNode(property.key) && nameOf(property.key) === key))
    .flatMap(({ value }) => resolve(value, values));
}
