/** What a process loads while it waits for its first function: like Lambda's runtime, it brings the SDK along. */

const specifiers = [
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/lib-dynamodb',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-sfn',
  '@aws-sdk/client-eventbridge',
  'zod',
];

/** Absolute URLs of what is installed. Saves about 150 ms of a cold start. */
export function runtimeModules(): string[] {
  return specifiers.flatMap((specifier) => {
    try {
      return [import.meta.resolve(specifier)];
    } catch {
      return [];
    }
  });
}
