/** Builds a function's configuration as `GetFunctionConfiguration` shows it. */
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
    // values may be secrets; the names are enough
    Environment: { Variables: Object.fromEntries(Object.keys(fn.environment).map((name) => [name, '****'])) },
    PackageType: 'Zip',
    Architectures: [process.arch === 'arm64' ? 'arm64' : 'x86_64'],
    State: 'Active',
    LastUpdateStatus: 'Successful',
  };
}
