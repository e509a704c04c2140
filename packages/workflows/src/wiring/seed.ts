/** What the table of pools begins with, as DynamoDB's attributes: both clouds write it. */
import { initialPools } from '@cgdx/core/pool/pool.ts';

/** After the first start the table alone says what the pools are: whoever writes these leaves those that exist. */
export const poolItems = initialPools.map(
  ({ dataPoolId, dataPoolName, price, availableForPurchase, maxIncentive }) => ({
    dataPoolId: { S: dataPoolId },
    dataPoolName: { S: dataPoolName },
    price: { N: String(price) },
    availableForPurchase: { BOOL: availableForPurchase },
    maxIncentive: { N: String(maxIncentive) },
  }),
);
