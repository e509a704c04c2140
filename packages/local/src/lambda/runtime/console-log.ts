/** Sends `console` to the function's log, each message with its time, request and level, as on Lambda. */
import { appendFileSync } from 'node:fs';
import { format } from 'node:util';

const levels = {
  debug: 'DEBUG',
  error: 'ERROR',
  info: 'INFO',
  log: 'INFO',
  trace: 'TRACE',
  warn: 'WARN',
} as const;

/** Written at once: what a process said before it died is what one wants to read. */
export function logConsoleTo(file: string, requestId: () => string): void {
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...values: unknown[]) => {
      const message = format(...values).replaceAll('\n', '\n\t');
      appendFileSync(file, `${new Date().toISOString()}\t${requestId()}\t${level}\t${message}\n`);
    };
  }
}
