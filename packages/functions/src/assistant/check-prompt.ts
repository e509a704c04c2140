/** Refuses prompts that say nothing, say too much, or come too often. */
import { longestPrompt } from '@cgdx/api/route/assistant.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { promptsAMinute } from '@cgdx/workflows/wiring/limit.ts';
import { countPrompt } from './conversation.ts';

export interface PromptWords {
  /** What to do about an empty prompt. */
  readonly empty: string;
  /** What to do about one that is too long. */
  readonly long: string;
}

export function assertPrompt(message: string, words: PromptWords): void {
  if (message.trim() === '') throw new MarketError('input', 'EmptyPrompt', words.empty);
  if (message.length <= longestPrompt) return;
  throw new MarketError('input', 'PromptTooLong', 'That is more than 4,000 characters, so it was not read.', {
    advice: words.long,
  });
}

/** Counts the prompt. */
export async function assertNotTooMany(userSub: string): Promise<void> {
  if (await countPrompt(userSub, promptsAMinute)) return;
  throw new MarketError('busy', 'TooManyPrompts', `You have asked ${promptsAMinute} times in this minute.`, {
    advice: 'Nothing was lost. Please wait a minute and ask again.',
    retryAfterSeconds: 60,
  });
}
