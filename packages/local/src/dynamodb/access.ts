/** Says which actions on which tables a request to DynamoDB asks for, as IAM counts them. */
import { z } from 'zod';

export interface Access {
  /** `dynamodb:PutItem`. */
  readonly action: string;
  /** ARN of a table or of an index, or `*` where the request names none. */
  readonly resource: string;
}

const table = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const named = z.object({ TableName: z.string() });
const requestSchema = z.object({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  /** BatchGetItem and BatchWriteItem. */
  RequestItems: z.record(z.string(), z.unknown()).optional(),
  /** TransactGetItems and TransactWriteItems: each does what its kind does. */
  TransactItems: z
    .array(
      z.object({
        Put: named.optional(),
        Update: named.optional(),
        Delete: named.optional(),
        Get: named.optional(),
        ConditionCheck: named.optional(),
      }),
    )
    .optional(),
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
 * @param operation `PutItem`
 * @param body JSON text of the request
 * @param arnOf the ARN of the table of that name
 * @returns each access once; one on `*` where the body says nothing that can be judged
 */
export function accessesOf(operation: string, body: string, arnOf: (name: string) => string): Access[] {
  const action = `dynamodb:${operation}`;
  const request = requestSchema.safeParse(parse(body));
  if (!request.success) return [{ action, resource: '*' }];
  const { RequestItems, TransactItems, ...single } = request.data;
  if (TransactItems !== undefined) {
    const accesses = TransactItems.flatMap((item) =>
      parts.flatMap((part) => {
        const name = item[part]?.TableName;
        return name === undefined
          ? []
          : [{ action: `dynamodb:${actionOfPart[part]}`, resource: resourceOf(name, arnOf) }];
      }),
    );
    return accesses.length === 0 ? [{ action, resource: '*' }] : once(accesses);
  }
  if (RequestItems !== undefined) {
    return Object.keys(RequestItems).map((name) => ({ action, resource: resourceOf(name, arnOf) }));
  }
  const one = table.safeParse(single);
  if (!one.success) return [{ action, resource: '*' }];
  const { TableName, IndexName } = one.data;
  const ofTable = resourceOf(TableName, arnOf);
  return [{ action, resource: IndexName === undefined ? ofTable : `${ofTable}/index/${IndexName}` }];
}

/** A table may be named by its ARN, too. */
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
