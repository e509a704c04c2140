/** The data pools that a new stage begins with; from then on the table is the truth about them. */
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
      // An operator's later price is not to be undone by a deployment, nor a pool to go with its line here.
      { ignoreChanges: ['item'], retainOnDelete: true },
    );
  }
}
