/** Seeds the data pools with their initial rewards and prices. */
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { poolItems } from '@cgdx/workflows/wiring/seed.ts';

/** Adds missing pools; existing ones keep the table's values. */
export async function seedPools(client: DynamoDBClient, tableName: string): Promise<void> {
  await Promise.all(
    poolItems.map(async (item) => {
      const put = new PutItemCommand({
        TableName: tableName,
        Item: item,
        ConditionExpression: 'attribute_not_exists(dataPoolId)',
      });
      await client.send(put).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
    }),
  );
}
