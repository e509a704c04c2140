/** The data-finding assistant over a function URL: the gateway of the other routes cannot stream. */
import { pipeline } from 'node:stream/promises';
import type { LambdaFunctionURLEvent } from 'aws-lambda';
import { answerAssistant } from './answer-assistant.ts';

export const handler = awslambda.streamifyResponse<LambdaFunctionURLEvent>(async (event, stream) => {
  const { body, ...head } = await answerAssistant(event);
  await pipeline(body, awslambda.HttpResponseStream.from(stream, head));
});
