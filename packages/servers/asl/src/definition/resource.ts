/** Parses the Resource of a Task state. */

export type Resource =
  | { readonly kind: 'lambda'; readonly arn: string }
  | {
      readonly kind: 'service';
      readonly arn: string;
      /** `lambda`, `events`, `aws-sdk:dynamodb`: the `resourceType` of history events. */
      readonly type: string;
      /** `invoke.waitForTaskToken`: the `resource` of history events. */
      readonly action: string;
      readonly pattern: 'request-response' | 'sync' | 'sync:2' | 'waitForTaskToken';
    };

const lambdaArn = /^arn:aws[a-z-]*:lambda:[a-z0-9-]*:\d{12}:function:[\w-]+(:[\w$-]+)?$/;
const serviceArn =
  /^arn:aws[a-z-]*:states:[a-z0-9-]*:\d*:(aws-sdk:[a-z0-9-]+|[a-z0-9-]+):([A-Za-z0-9]+)(?:\.(sync:2|sync|waitForTaskToken))?$/;

/** Returns undefined if this interpreter does not know the Resource. */
export function parseResource(arn: string): Resource | undefined {
  if (lambdaArn.test(arn)) return { kind: 'lambda', arn };
  const [, type, api, pattern] = serviceArn.exec(arn) ?? [];
  if (type === undefined || api === undefined || type === 'activity') return undefined;
  return {
    kind: 'service',
    arn,
    type,
    action: pattern === undefined ? api : `${api}.${pattern}`,
    pattern: (pattern as 'sync' | 'sync:2' | 'waitForTaskToken' | undefined) ?? 'request-response',
  };
}
