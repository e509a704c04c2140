/** Seeds the six data pools: what they pay and cost to begin with. */
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { initialPools } from '@cgdx/core/pool/pool.ts';

/** Adds the pools that are missing; the table is the truth about the others. */
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
