import { emptyPrompt } from '@cgdx/core/specification/message.ts';
import { showError } from '../../lib/modal/modal.ts';

/** The API's limit, in UTF-16 units. Copied, since the API's schemas are loaded later than the page. */
const longestPrompt = 4_000;

/** What to write instead of nothing, and of too much. */
export interface PromptAdvice {
  readonly empty: string;
  readonly long: string;
}

/** Returns whether the prompt cannot be sent; the person is told why. */
export function refusePrompt(text: string, { empty, long }: PromptAdvice): boolean {
  if (text.trim() === '') showError(emptyPrompt, empty);
  else if (text.length > longestPrompt)
    showError('Prompt Too Long', `That is more than 4,000 characters. ${long}`);
  else return false;
  return true;
}
