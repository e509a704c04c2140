/** A function's configuration, and its name. */

export interface LambdaFunction {
  /** Absolute path of the handler's module. */
  readonly file: string;
  readonly exportName: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** The number of invocations that may run concurrently; unlimited if absent. */
  readonly reservedConcurrency?: number;
  /**
   * True if the function mostly waits for other services: any number of its invocations share a process, each in its
   * own environment.
   */
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

/** Returns the name in a name, an ARN or a partial ARN; undefined if the text has none or names a version. */
export function functionNameOf(nameOrArn: string): string | undefined {
  const [, name, qualifier = '$LATEST'] = reference.exec(nameOrArn) ?? [];
  return qualifier === '$LATEST' ? name : undefined;
}
