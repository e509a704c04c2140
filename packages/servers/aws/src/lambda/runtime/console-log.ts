/** Sends `console` to the function's log, each message with its time, request and level, as on Lambda. */
import { appendFileSync } from 'node:fs';
import { format } from 'node:util';
import { current } from './current.ts';

const levels = {
  debug: 'DEBUG',
  error: 'ERROR',
  info: 'INFO',
  log: 'INFO',
  trace: 'TRACE',
  warn: 'WARN',
} as const;

/** Writes output that a function prints without `console`, as libraries do, to its log unchanged. */
export function divideOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...values: unknown[]) => boolean;
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      const environment = current();
      if (environment === undefined) return write(chunk, ...rest);
      appendFileSync(environment.logFile, chunk);
      const written = rest.find((value) => typeof value === 'function');
      written?.();
      return true;
    };
  }
}

/** Redirects `console` to the log. Lines are written at once, as the last lines before a crash matter most. */
export function divideConsole(): void {
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...values: unknown[]) => {
      const environment = current();
      if (environment === undefined) return;
      const message = format(...values).replaceAll('\n', '\n\t');
      const line = `${new Date().toISOString()}\t${environment.requestId}\t${level}\t${message}\n`;
      appendFileSync(environment.logFile, line);
    };
  }
}
