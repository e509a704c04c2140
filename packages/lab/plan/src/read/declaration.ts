/**
 * Parses a source file into its top-level declarations, with the names that each uses of its own file and of others.
 */
import { parseSync } from 'vite';

/** A node of the syntax tree in ESTree's format. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** `name` is the export of the other file; `*` stands for all of them. */
export interface Imported {
  readonly from: string;
  readonly name: string;
}

export interface Declaration {
  readonly names: readonly string[];
  readonly isExported: boolean;
  readonly node: Node;
}

export interface SourceFile {
  readonly declarations: readonly Declaration[];
  /** Imports, by the name in this file. */
  readonly imports: ReadonlyMap<string, Imported>;
  /** Re-exports, with the name under which they are exported. */
  readonly passedOn: readonly (Imported & { readonly as: string })[];
  /** Files loaded at run time, any of whose exports may be used. */
  readonly loaded: readonly string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Yields the node and all its descendants. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

/** @returns the node's text; the name of an identifier, the value of a string */
export const wordOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (typeof node.name === 'string') return node.name;
  return typeof node.value === 'string' ? node.value : undefined;
};

/** Names bound by `const a`, `const { a, b: c }`, `function a` and `class A`. */
function boundNames(node: Node): string[] {
  if (node.type !== 'VariableDeclaration') return [wordOf(node.id) ?? ''].filter(Boolean);
  return (node.declarations as readonly Node[]).flatMap(({ id }) => [...namesOfPattern(id as Node)]);
}

function* namesOfPattern(pattern: Node): Generator<string> {
  if (pattern.type === 'Identifier') yield wordOf(pattern) ?? '';
  for (const part of (pattern.properties ?? pattern.elements ?? []) as readonly Node[])
    if (part) yield* namesOfPattern((part.value ?? part.argument ?? part) as Node);
}

export function readSource(file: string, source: string): SourceFile {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const declarations: Declaration[] = [];
  const imports = new Map<string, Imported>();
  const passedOn: (Imported & { as: string })[] = [];
  for (const statement of program.body as unknown as readonly Node[]) {
    const from = wordOf(statement.source);
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers as readonly Node[]) {
        const name = one.type === 'ImportDefaultSpecifier' ? 'default' : (wordOf(one.imported) ?? '*');
        imports.set(wordOf(one.local) ?? '', { from: from ?? '', name });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      passedOn.push({ from: from ?? '', name: '*', as: '*' });
    } else if (from !== undefined) {
      for (const one of statement.specifiers as readonly Node[])
        passedOn.push({ from, name: wordOf(one.local) ?? '', as: wordOf(one.exported) ?? '' });
    } else if (statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration)) {
      const node = statement.declaration;
      declarations.push({ names: boundNames(node), isExported: true, node });
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const one of statement.specifiers as readonly Node[])
        declarations.push({ names: [wordOf(one.exported) ?? ''], isExported: true, node: one });
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const node = statement.declaration as Node;
      declarations.push({ names: ['default', ...boundNames(node)], isExported: true, node });
    } else {
      declarations.push({ names: boundNames(statement), isExported: false, node: statement });
    }
  }
  const loaded = declarations.flatMap(({ node }) =>
    [...nodesOf(node)].flatMap((one) => (one.type === 'ImportExpression' ? [wordOf(one.source) ?? ''] : [])),
  );
  return { declarations, imports, passedOn, loaded: loaded.filter(Boolean) };
}
