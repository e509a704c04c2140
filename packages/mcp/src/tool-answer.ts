/** What a tool answers to a model: data as JSON, or a sentence that says what went wrong and what to do. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { CallToolResult } from '@modelcontextprotocol/server';

export const answerOf = (data: Readonly<Record<string, unknown>>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(data) }],
  structuredContent: data,
});

/** Returns a refusal of the market as it is. Any other error is our fault, whose message is not passed on. */
export function refusalOf(error: unknown): CallToolResult {
  const { message, advice, code } =
    error instanceof MarketError
      ? error
      : { message: 'Something went wrong in this server.', advice: 'Try again later.', code: 'ServerFault' };
  const text = [message, advice, `(${code})`].filter((part) => part !== undefined).join(' ');
  return { content: [{ type: 'text', text }], isError: true };
}
