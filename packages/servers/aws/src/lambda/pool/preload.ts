/** The modules that an idle process loads before its first function. Like Lambda's runtime, they include the SDK. */

const specifiers = [
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/lib-dynamodb',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-sfn',
  '@aws-sdk/client-eventbridge',
  'zod',
];

/** Returns absolute URLs of those that are installed. Loading them early saves about 150 ms of a cold start. */
export function runtimeModules(): string[] {
  return specifiers.flatMap((specifier) => {
    try {
      return [import.meta.resolve(specifier)];
    } catch {
      return [];
    }
  });
}
