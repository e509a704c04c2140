/** Seeds the six data pools with their initial rewards and prices. */
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { initialPools } from '@cgdx/core/pool/pool.ts';

/** Adds the pools that are missing; existing ones keep what the table says. */
export async function seedPools(client: DynamoDBClient, tableName: string): Promise<void> {
  await Promise.all(
    initialPools.map(async ({ dataPoolId, dataPoolName, price, maxIncentive }) => {
      const put = new PutItemCommand({
        TableName: tableName,
        Item: {
          dataPoolId: { S: dataPoolId },
          dataPoolName: { S: dataPoolName },
          price: { N: String(price) },
          maxIncentive: { N: String(maxIncentive) },
        },
        ConditionExpression: 'attribute_not_exists(dataPoolId)',
      });
      await client.send(put).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
    }),
  );
}
