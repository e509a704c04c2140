/**
 * Determines from each function's code what it does to which table, bucket and workflow; only code that its handler can
 * reach counts.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { type Node, nodesOf, readSource, type SourceFile, wordOf } from './declaration.ts';

/** The actions that shared functions need on the resource that their first argument names. */
const actionsOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'ground/table/item.ts': {
    put: ['dynamodb:PutItem'],
    putOnce: ['dynamodb:PutItem'],
    addOnce: ['dynamodb:PutItem'],
    change: ['dynamodb:UpdateItem'],
    changeItem: ['dynamodb:UpdateItem'],
    remove: ['dynamodb:DeleteItem'],
    check: ['dynamodb:ConditionCheckItem'],
  },
  'ground/table/query.ts': { scanAll: ['dynamodb:Scan'], scanPage: ['dynamodb:Scan'] },
  'ground/object.ts': {
    writeObject: ['s3:PutObject'],
    writeBytes: ['s3:PutObject'],
    writeJson: ['s3:PutObject'],
    deleteVersion: ['s3:DeleteObject'],
    deleteAllVersions: ['s3:DeleteObject', 's3:ListBucketVersions'],
    listVersions: ['s3:ListBucketVersions'],
  },
  'ground/workflow/workflow.ts': { startWorkflow: ['states:StartExecution'] },
};

/** The actions that are compared; a function may read everything that it is linked to. */
export const comparedActions: ReadonlySet<string> = new Set(
  Object.values(actionsOf).flatMap((verbs) => Object.values(verbs).flat()),
);

/**
 * Commands that write, and that only shared files may send; in other files the affected resource could not be
 * determined.
 */
const writing =
  /^(?:Put|Update|Delete|TransactWrite|BatchWrite|PutObject|DeleteObjects?|StartExecution)Command$/;

/** An object that is read by its version comes from an event, so its bucket is one that sends events. */
const [eventBucket] = Object.entries(buckets).flatMap(([name, { sendsEvents }]) =>
  sendsEvents ? [name] : [],
);

/** Needed actions, by link. */
export type CodeNeed = ReadonlyMap<string, ReadonlySet<string>>;
type Files = ReadonlyMap<string, SourceFile>;

/**
 * @param directory the functions' sources
 * @returns a function that returns a handler's needs, by its path in the wiring
 */
export function readCodeNeeds(directory: string): (handler: string) => CodeNeed {
  const files: Files = new Map(
    globSync('**/*.ts', { cwd: directory, exclude: (name) => name.includes('.test.') }).map((file) => [
      file,
      readSource(file, readFileSync(join(directory, file), 'utf8')),
    ]),
  );
  return (handler) => {
    const [path, exported = ''] = handler.split('.');
    return needOf(files, `${path}.ts`, exported);
  };
}

function needOf(files: Files, entry: string, exported: string): CodeNeed {
  const need = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const open: (readonly [file: string, name: string])[] = [[entry, exported]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [file, name] = next;
    const source = files.get(file);
    if (!source || seen.has(next.join())) continue;
    seen.add(next.join());
    for (const { from, as, name: theirs } of source.passedOn)
      if (as === name || as === '*' || name === '*')
        open.push([join(file, '..', from), theirs === '*' ? name : theirs]);
    for (const { names, node } of source.declarations)
      if (name === '*' || names.includes(name))
        for (const one of nodesOf(node)) {
          open.push(...usesOf(source, file, one));
          for (const [link, actions] of doneBy(files, file, one, node))
            need.set(link, new Set([...(need.get(link) ?? []), ...actions]));
        }
  }
  return need;
}

/**
 * Returns the declarations that a node uses, of its own file or of another; for a file that is loaded at run time, all
 * of them.
 */
function usesOf({ imports }: SourceFile, file: string, node: Node): (readonly [string, string])[] {
  if (node.type === 'ImportExpression') return [[join(file, '..', wordOf(node.source) ?? ''), '*']];
  if (node.type === 'MemberExpression') {
    const whole = imports.get(wordOf(node.object) ?? '');
    return whole?.name === '*' ? [[join(file, '..', whole.from), wordOf(node.property) ?? '*']] : [];
  }
  const word = node.type === 'Identifier' ? wordOf(node) : undefined;
  if (word === undefined) return [];
  const imported = imports.get(word);
  if (imported === undefined) return [[file, word]];
  return imported.name === '*' ? [] : [[join(file, '..', imported.from), imported.name]];
}

function doneBy(files: Files, file: string, node: Node, within: Node): [string, readonly string[]][] {
  // The shared code of tables does what its callers request.
  if (file.startsWith('ground/table/')) return [];
  if (isLeasePlace(node)) {
    const table = fieldOf(node, 'table');
    return [[assertNamed(nameIn(files, file, table, within), file), ['dynamodb:UpdateItem']]];
  }
  const sent = node.type === 'NewExpression' ? (wordOf(node.callee) ?? '') : '';
  if (writing.test(sent) && !(file in actionsOf))
    throw new Error(
      `${file} sends ${sent}: write by ${Object.keys(actionsOf).join(', ')}, so that it can be checked.`,
    );
  if (node.type !== 'CallExpression') return [];
  const imported = files.get(file)?.imports.get(wordOf(node.callee) ?? '');
  const actions = imported && actionsOf[join(file, '..', imported.from)]?.[imported.name];
  if (actions === undefined) return [];
  const [first] = node.arguments as readonly Node[];
  const named = nameIn(files, file, fieldOf(first, 'TableName') ?? first, within);
  const isObject = actions.some((action) => action.startsWith('s3:'));
  return [[assertNamed(named ?? (isObject ? eventBucket : undefined), file), actions]];
}

function assertNamed(name: string | undefined, file: string): string {
  if (name === undefined)
    throw new Error(`${file}: name the table that it writes by a constant, so that it can be checked.`);
  return name;
}

const fieldOf = (node: Node | undefined, name: string): Node | undefined =>
  node?.type === 'ObjectExpression'
    ? ((node.properties as readonly Node[]).find(({ key }) => wordOf(key) === name)?.value as
        | Node
        | undefined)
    : undefined;

/** `{ table, key }` names the item that a lease updates. */
const isLeasePlace = (node: Node): boolean =>
  fieldOf(node, 'table') !== undefined && fieldOf(node, 'key') !== undefined;

/**
 * Finds a link's name: written there, in a constant (perhaps of another file), or in the result of a constant function.
 */
function nameIn(files: Files, file: string, node: Node | undefined, within?: Node): string | undefined {
  if (node?.type === 'Literal') return wordOf(node);
  if (node?.type === 'ArrowFunctionExpression') return nameIn(files, file, node.body as Node, within);
  if (node?.type === 'CallExpression') {
    const [first] = node.arguments as readonly Node[];
    return nameIn(files, file, first ?? (node.callee as Node), within);
  }
  const word = node?.type === 'Identifier' ? wordOf(node) : undefined;
  if (word === undefined) return undefined;
  const source = files.get(file);
  const imported = source?.imports.get(word);
  if (imported)
    return nameIn(files, join(file, '..', imported.from), { type: 'Identifier', name: imported.name });
  const places = [within, ...(source?.declarations ?? []).map((each) => each.node)].filter(
    (one) => one !== undefined,
  );
  for (const place of places)
    for (const one of nodesOf(place))
      if (one.type === 'VariableDeclarator' && wordOf(one.id) === word && one.init !== node)
        return nameIn(files, file, one.init as Node | undefined);
  return undefined;
}
