/** A function's log: one file, with the lines that CloudWatch would show. */
import { appendFileSync, closeSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../pool/outcome.ts';

const rotateBytes = 10 * 1024 * 1024;
const mib = 1024 * 1024;
/** The number of bytes at the end of the log that Lambda returns. */
const tailBytes = 4096;

export interface FunctionLog {
  file(functionName: string): string;
  /** Writes the START line. Returns the file's length before it. */
  start(functionName: string, requestId: string): number;
  end(functionName: string, requestId: string, memoryMb: number, outcome: Outcome): void;
  /** Returns the last lines of one invocation in base64, as `LogType: Tail` does. */
  tail(functionName: string, requestId: string, from: number): string;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function report(requestId: string, memoryMb: number, outcome: Outcome): string {
  const { durationMs, usedBytes, initMs } = outcome;
  const fields = [
    `REPORT RequestId: ${requestId}`,
    `Duration: ${durationMs.toFixed(2)} ms`,
    `Billed Duration: ${Math.ceil(durationMs + (initMs ?? 0))} ms`,
    `Memory Size: ${memoryMb} MB`,
    `Max Memory Used: ${Math.ceil(usedBytes / mib)} MB`,
    ...(initMs === undefined ? [] : [`Init Duration: ${initMs.toFixed(2)} ms`]),
  ];
  return `${fields.join('\t')}\t`;
}

export function openFunctionLog(directory: string): FunctionLog {
  mkdirSync(directory, { recursive: true });
  const file = (name: string): string => join(directory, `${name}.log`);
  return {
    file,
    start: (name, requestId) => {
      if (sizeOf(file(name)) > rotateBytes) renameSync(file(name), `${file(name)}.1`);
      const from = sizeOf(file(name));
      appendFileSync(file(name), `START RequestId: ${requestId} Version: $LATEST\n`);
      return from;
    },
    end: (name, requestId, memoryMb, outcome) => {
      const last = outcome.kind === 'failed' && outcome.logLine !== undefined ? `${outcome.logLine}\n` : '';
      const text = `${last}END RequestId: ${requestId}\n${report(requestId, memoryMb, outcome)}\n`;
      appendFileSync(file(name), text);
    },
    tail: (name, requestId, from) => {
      const size = Math.max(0, sizeOf(file(name)) - from);
      const buffer = Buffer.alloc(size);
      const handle = openSync(file(name), 'r');
      readSync(handle, buffer, 0, size, from);
      closeSync(handle);
      const own = buffer
        .toString()
        .split('\n')
        .filter((line) => line.includes(requestId));
      return Buffer.from(`${own.join('\n')}\n`)
        .subarray(-tailBytes)
        .toString('base64');
    },
  };
}
