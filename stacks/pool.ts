/** Creates the data pools of a new stage; afterwards the table alone defines them. */
import { poolItems } from '@cgdx/workflows/wiring/seed.ts';
import { logicalName } from './name.ts';
import type { Storage } from './storage.ts';

export function seedPools({ tables }: Storage): void {
  const table = tables.DataPoolTable;
  for (const item of poolItems) {
    new aws.dynamodb.TableItem(
      `DataPool${logicalName(item.dataPoolId.S)}`,
      { tableName: table.name, hashKey: 'dataPoolId', item: JSON.stringify(item) },
      // A deployment must not overwrite a price that an operator changed, nor delete a pool whose line was removed here.
      { ignoreChanges: ['item'], retainOnDelete: true },
    );
  }
}
