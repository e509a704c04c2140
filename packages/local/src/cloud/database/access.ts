/** Lists the actions and tables for which a request to DynamoDB needs permission, as IAM defines them. */
import { z } from 'zod';

export interface Access {
  /** `dynamodb:PutItem`. */
  readonly action: string;
  /** The ARN of a table or of an index, or `*` if the request names none. */
  readonly resource: string;
}

const single = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const named = z.object({ TableName: z.string() });
/** Each item needs the action of its kind. */
const transaction = z.object({
  TransactItems: z.array(
    z.object({
      Put: named.optional(),
      Update: named.optional(),
      Delete: named.optional(),
      Get: named.optional(),
      ConditionCheck: named.optional(),
    }),
  ),
});

const actionOfPart = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;
const parts = Object.keys(actionOfPart) as (keyof typeof actionOfPart)[];

/**
 * Reads only those fields of the body that the operation uses; the database ignores the others, too.
 * @param operation such as `PutItem`
 * @param body JSON text of the request
 * @param arnOf returns the ARN of the table with a name
 * @returns at least one access, without repetition; an access to `*` if the body names no table
 */
export function accessesOf(operation: string, body: string, arnOf: (name: string) => string): Access[] {
  const action = `dynamodb:${operation}`;
  const found = once(judge(operation, parse(body), (name) => resourceOf(name, arnOf)));
  return found.length > 0 ? found : [{ action, resource: '*' }];
}

function judge(operation: string, body: unknown, resource: (name: string) => string): Access[] {
  const action = `dynamodb:${operation}`;
  if (/^Transact(Get|Write)Items$/.test(operation)) {
    const items = transaction.safeParse(body).data?.TransactItems ?? [];
    return items.flatMap((item) =>
      parts.flatMap((part) => {
        const name = item[part]?.TableName;
        return name === undefined
          ? []
          : [{ action: `dynamodb:${actionOfPart[part]}`, resource: resource(name) }];
      }),
    );
  }
  if (/^Batch(Get|Write)Item$/.test(operation)) {
    const tables = Object.keys(batch.safeParse(body).data?.RequestItems ?? {});
    return tables.map((name) => ({ action, resource: resource(name) }));
  }
  // PartiQL names its tables within statements, which are not parsed here, so it needs permission for everything.
  const one = /^(Batch)?Execute/.test(operation) ? undefined : single.safeParse(body).data;
  if (one === undefined) return [];
  const ofTable = resource(one.TableName);
  const isOfIndex = one.IndexName !== undefined && /^(Query|Scan)$/.test(operation);
  return [{ action, resource: isOfIndex ? `${ofTable}/index/${one.IndexName}` : ofTable }];
}

/** Returns the table's ARN; a request may also give the ARN as the name. */
const resourceOf = (name: string, arnOf: (name: string) => string): string =>
  arnOf(name.startsWith('arn:') ? (name.split('/').at(1) ?? name) : name);

const once = (accesses: readonly Access[]): Access[] => [
  ...new Map(accesses.map((access) => [`${access.action} ${access.resource}`, access])).values(),
];

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
