/** The functions and events of the specification's contracts. A test compares the committed ABI with them. */

/** The functions of the marketplace contract, each with the number of its arguments. */
export const marketplaceFunctions: Readonly<Record<string, number>> = {
  addDataPool: 5,
  removeDataPool: 1,
  getDataPool: 1,
  dataPools: 1,
  owner: 0,
  cgdxToken: 0,
  getAllowance: 1,
  getDataUploadMerkleRoot: 0,
  updateDataUploadMerkleRoot: 1,
  uploadIncentive: 8,
  purchaseUploads: 3,
  verifyMerkleProof: 4,
};

export const marketplaceEvents = {
  DataSetPurchased: ['buyer', 'dataPoolId', 'price'],
  DataUploadCompleted: ['dataPoolId', 'numUploads'],
  DataUploadsPurchased: ['uploadHashes', 'dataQuality', 'dataPoolId', 'userAddress'],
  LogApproval: [],
  LogMerkleRootUpdated: ['newRoot'],
  LogTokenTransfer: ['userAddress', 'tokenReward'],
} as const;

/** The fields of a pool on the chain, in order. */
export const chainPoolFields = [
  ...['data_pool_owner', 'data_pool_id', 'max_incentive', 'num_uploads'],
  ...['availableForPurchase', 'price_per_upload'],
] as const;

export const tokenFunctions = [
  ...['allowance', 'approve', 'balanceOf', 'decimals', 'name', 'symbol', 'totalSupply'],
  ...['transfer', 'transferFrom'],
] as const;
export const tokenEvents = ['Transfer', 'Approval'] as const;
