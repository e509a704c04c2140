/** The calls of the product's specification. */
const presignedUrlCall = "GET presignedUrl (a purchase's data.zip)";

/** Calls that no route of ours answers, and what they return. */
export const answeredElsewhere: Readonly<Record<string, string>> = {
  [presignedUrlCall]:
    'The archive itself, from storage: `presignedUrl` of `GET /transactions`, for a few minutes.',
};

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
  presignedUrlCall,
  'POST /agent_chat',
  'POST /fusion_agent',
];
