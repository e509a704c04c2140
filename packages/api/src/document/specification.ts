/** Every call of the product's specification, in its order; the documents say which of them no route answers yet. */
export const specification: readonly string[] = [
  'POST /upload_v2',
  'GET /upload/{username}',
  'GET /upload/datapool/{poolId}',
  'GET /data-pool',
  'GET /data-pool/{dataPoolId}',
  'POST /smart-contract/upload-incentive',
  'POST /smart-contract/upload-incentive-stripe',
  'POST /stripe/create-stripe-account',
  'POST /stripe/check-stripe-account',
  'POST /stripe/regenerate-stripe-link',
  'POST /stripe/create-checkout-session',
  'GET /transactions',
  'POST /transactions',
  "GET presignedUrl (a purchase's data.zip)",
  'POST /agent_chat',
  'POST {insights-host}/fusion_agent',
];
