/** The initial items of the table of pools, as DynamoDB's attributes. Both clouds write them. */
import { initialPools } from '@cgdx/core/pool/pool.ts';

/** After the first start only the table counts: writing these items leaves existing ones as they are. */
export const poolItems = initialPools.map(
  ({ dataPoolId, dataPoolName, price, availableForPurchase, maxIncentive }) => ({
    dataPoolId: { S: dataPoolId },
    dataPoolName: { S: dataPoolName },
    price: { N: String(price) },
    availableForPurchase: { BOOL: availableForPurchase },
    maxIncentive: { N: String(maxIncentive) },
  }),
);
