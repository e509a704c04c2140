/** Reads a sign-up code from the mailbox of a local stack. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';

const withinMs = 300_000;
const lookEveryMs = 50;

/** The mails, newest first. */
const answerSchema = z.object({ messages: z.array(z.object({ code: z.string().optional() })) });

/** @throws MarketError if no code arrives */
export async function readCode(mailboxUrl: string, email: string): Promise<string> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${mailboxUrl}/messages.json?to=${encodeURIComponent(email)}`);
    const { messages } = answerSchema.parse(await response.json());
    const code = messages.find((message) => message.code !== undefined)?.code;
    if (code !== undefined) return code;
    await sleep(lookEveryMs);
  }
  throw new MarketError('unavailable', 'NoCode', `No code for ${email} arrived in the mailbox.`);
}
