/** The calls of the specification with their inputs and the fields of their answers. Tests compare the API's schemas with them. */

export interface SpecifiedCall {
  /** Method and path; the API's documents list the calls in this order. */
  readonly call: string;
  readonly takes: readonly string[];
  readonly answers: readonly string[];
}

/** The call to storage, not to the API, that downloads a purchase. */
export const presignedUrlCall = "GET presignedUrl (a purchase's data.zip)";
export const downloadName = 'data.zip';

const upload = ['uploadHash', 'dataQualityScore', 'dataPoolId', 'timestamp'];
const pool = ['dataPoolId', 'dataPoolName', 'price', 'maxIncentive'];

export const calls: readonly SpecifiedCall[] = [
  {
    call: 'POST /upload_v2',
    takes: ['title', 'ObjectLocation', 'userId'],
    answers: ['data_status_code', 'detail', 'data_quality_score'],
  },
  { call: 'GET /upload/{username}', takes: ['username'], answers: [...upload, 'rewardClaimed'] },
  { call: 'GET /upload/datapool/{poolId}', takes: ['poolId'], answers: [...upload, 'price'] },
  { call: 'GET /data-pool', takes: [], answers: pool },
  { call: 'GET /data-pool/{dataPoolId}', takes: ['dataPoolId'], answers: pool },
  {
    call: 'POST /smart-contract/upload-incentive',
    takes: ['userId', 'dataPoolId', 'clientAccountAddress'],
    answers: [],
  },
  {
    call: 'POST /smart-contract/upload-incentive-stripe',
    takes: ['userId', 'dataPoolId', 'stripeAccountId'],
    answers: [],
  },
  { call: 'POST /stripe/create-stripe-account', takes: ['email', 'userSub'], answers: ['url'] },
  { call: 'POST /stripe/check-stripe-account', takes: ['stripeAccountId'], answers: ['charges_enabled'] },
  { call: 'POST /stripe/regenerate-stripe-link', takes: ['stripeAccountId'], answers: ['url'] },
  {
    call: 'POST /stripe/create-checkout-session',
    takes: ['amount', 'currency', 'success_url', 'cancel_url', 'userSub'],
    answers: ['url'],
  },
  {
    call: 'GET /transactions',
    takes: ['clientAccountAddress'],
    answers: [
      ...['transactionHash', 'createdAt', 'status', 'averageDataQuality', 'spentAmount'],
      ...['uploadHashes', 'presignedUrl'],
    ],
  },
  {
    call: 'POST /transactions',
    takes: ['transactionHash', 'clientAccountAddress', 'spentAmount'],
    answers: [],
  },
  { call: presignedUrlCall, takes: [], answers: [] },
  { call: 'POST /agent_chat', takes: ['session_id', 'message'], answers: ['response', 'datasets'] },
  { call: 'POST /fusion_agent', takes: ['session_id', 'message'], answers: ['response', 'pdf_s3_location'] },
];
