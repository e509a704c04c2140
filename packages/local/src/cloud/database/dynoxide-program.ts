/** Finds dynoxide in npm's package for this platform. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const howToGetDynamoDb =
  'Start a DynamoDB endpoint, for example with "docker run -p 8000:8000 amazon/dynamodb-local", and name it: AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000';

/** @throws Error that says what to do if npm has none for this platform */
export function dynoxideProgram(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@dynoxide/${process.platform}-${process.arch}/package.json`,
    );
    return join(dirname(manifest), process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
  } catch {
    throw new Error(
      `npm has no DynamoDB server for ${process.platform}-${process.arch}. ${howToGetDynamoDb}`,
    );
  }
}
