/** A function as it is configured, and how it is named. */

export interface LambdaFunction {
  /** Absolute path of the handler's module. */
  readonly file: string;
  readonly exportName: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** More invocations at a time are refused; absent, none is. */
  readonly reservedConcurrency?: number;
  /** It spends its time waiting for others: any number of its invocations share a process, each in its own environment. */
  readonly isWaiting?: boolean;
  readonly environment: Readonly<Record<string, string>>;
}

export interface NamedFunction extends LambdaFunction {
  readonly name: string;
  readonly arn: string;
}

export const functionArn = (region: string, accountId: string, name: string): string =>
  `arn:aws:lambda:${region}:${accountId}:function:${name}`;

const reference =
  /^(?:arn:aws:lambda:[^:]*:\d{12}:function:|(?:\d{12}:)?function:|\d{12}:)?([A-Za-z0-9_-]+)(?::([A-Za-z0-9$_-]+))?$/;

/** The name in a name, an ARN or a part of one; undefined if there is none or a version is asked for. */
export function functionNameOf(nameOrArn: string): string | undefined {
  const [, name, qualifier = '$LATEST'] = reference.exec(nameOrArn) ?? [];
  return qualifier === '$LATEST' ? name : undefined;
}
