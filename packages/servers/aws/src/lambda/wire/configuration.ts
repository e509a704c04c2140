/** Builds a function's configuration in the form of `GetFunctionConfiguration`. */
import { statSync } from 'node:fs';
import type { NamedFunction } from '../function/lambda-function.ts';

export function configurationOf(fn: NamedFunction): object {
  const changed = statSync(fn.file, { throwIfNoEntry: false });
  return {
    FunctionName: fn.name,
    FunctionArn: fn.arn,
    Runtime: 'nodejs24.x',
    Handler: `${fn.file.replace(/\.[^./]+$/, '')}.${fn.exportName}`,
    CodeSize: changed?.size ?? 0,
    Description: '',
    Timeout: fn.timeoutSeconds,
    MemorySize: fn.memoryMb,
    LastModified: (changed?.mtime ?? new Date(0)).toISOString().replace('Z', '+0000'),
    Version: '$LATEST',
    // Values may be secrets, so only names are shown.
    Environment: { Variables: Object.fromEntries(Object.keys(fn.environment).map((name) => [name, '****'])) },
    PackageType: 'Zip',
    Architectures: [process.arch === 'arm64' ? 'arm64' : 'x86_64'],
    State: 'Active',
    LastUpdateStatus: 'Successful',
  };
}
