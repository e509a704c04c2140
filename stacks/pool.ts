/** The data pools of a new stage; after that, the table alone says what they are. */
import { initialPools } from '@cgdx/core/pool/pool.ts';
import { logicalName } from './name.ts';
import type { Storage } from './storage.ts';

export function seedPools({ tables }: Storage): void {
  const table = tables.DataPoolTable;
  for (const { dataPoolId, dataPoolName, price, maxIncentive } of initialPools) {
    new aws.dynamodb.TableItem(
      `DataPool${logicalName(dataPoolId)}`,
      {
        tableName: table.name,
        hashKey: 'dataPoolId',
        item: JSON.stringify({
          dataPoolId: { S: dataPoolId },
          dataPoolName: { S: dataPoolName },
          price: { N: String(price) },
          maxIncentive: { N: String(maxIncentive) },
        }),
      },
      // A deployment must not undo an operator's later price, nor delete a pool whose line was removed here.
      { ignoreChanges: ['item'], retainOnDelete: true },
    );
  }
}
