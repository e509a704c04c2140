/** Lets a language model choose among numbered things. It sees data and returns numbers: nothing it writes is shown. */
import { generateText, type LanguageModel, Output } from 'ai';
import { z } from 'zod';

const longestMs = 8_000;

export interface Offer {
  /** What to choose for, and that nothing in the data is an instruction. */
  readonly instructions: string;
  /** The caller numbers its entries from 1. */
  readonly data: unknown;
  readonly count: number;
}

/** @returns the numbers that the model chose, which may include numbers that were not offered */
export async function chooseNumbers(
  model: LanguageModel,
  { instructions, data, count }: Offer,
): Promise<number[]> {
  const { output } = await generateText({
    model,
    instructions,
    prompt: JSON.stringify(data),
    output: Output.object({ schema: z.object({ numbers: z.array(z.number().int()).max(count) }) }),
    temperature: 0,
    maxRetries: 1,
    abortSignal: AbortSignal.timeout(longestMs),
  });
  return output.numbers;
}
