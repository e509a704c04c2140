/** Formats errors as Lambda's Node.js runtime reports them. */
import type { ErrorPayload } from './message.ts';

export function errorPayload(thrown: unknown, type?: string): ErrorPayload {
  if (!(thrown instanceof Error)) {
    return { errorType: type ?? typeof thrown, errorMessage: textOf(thrown), trace: [] };
  }
  return {
    errorType: type ?? thrown.name,
    errorMessage: thrown.message,
    trace: (thrown.stack ?? `${thrown.name}: ${thrown.message}`).split('\n'),
  };
}

/** Returns the error of a module that could not be loaded. */
export function initErrorPayload(thrown: unknown): ErrorPayload {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
    const payload = errorPayload(thrown, 'Runtime.ImportModuleError');
    return { ...payload, errorMessage: `Error: ${payload.errorMessage}` };
  }
  if (thrown instanceof SyntaxError) {
    const payload = errorPayload(thrown, 'Runtime.UserCodeSyntaxError');
    return { ...payload, errorMessage: `SyntaxError: ${payload.errorMessage}` };
  }
  return errorPayload(thrown);
}

/** Returns text for any thrown value, even one that cannot be converted to text. */
export function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}
