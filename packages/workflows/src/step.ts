/**
 * The step table: the input and output of every step of every workflow. Steps parse their input with it;
 * workflows pass outputs on as it describes them.
 */
import { rejectionSchema } from '@cgdx/core/contribution/contribution-schema.ts';
import { z } from 'zod';

const contributionKey = { userSub: z.string(), contributionId: z.string(), dataPoolId: z.string() };
/** base64 of 32 bytes. */
const uploadHash = z.base64().length(44);
const quality = z.number().int().min(0).max(10);
const multiplier = z.number().int().min(1).max(10);
/** Base units of CGDX, decimal digits. */
const amountWei = z.string().regex(/^\d+$/);
const hex32 = z.string().regex(/^0x[0-9a-f]{64}$/);

const rejected = z.object({ outcome: z.literal('rejected'), rejection: rejectionSchema });

/**
 * Input of the contribution workflow. It does not name the files, since their names are personal and operators
 * can read a workflow's inputs: the steps read them from the contribution.
 */
export const contributionInput = z.object({ ...contributionKey });

/**
 * The execution that runs the step, and the state in which it runs: part of every step's input, for operators
 * only.
 */
export const standing = z.object({
  /** The execution's ARN. */
  execution: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  redrives: z.number().int(),
  state: z.string(),
  /** ISO 8601, UTC. */
  enteredAt: z.string(),
});
export type Standing = z.infer<typeof standing>;

/** A group of an export's units: from `from` up to, but excluding, `to`. */
const unitGroup = z.object({ from: z.number().int(), to: z.number().int() });
/** Empty if the step reads the whole export itself. */
const groups = z.array(unitGroup);

export const planUnits = { input: contributionInput, output: z.object({ groups }) };

export const observeUnits = {
  input: contributionInput.extend({ group: unitGroup }),
  output: z.object({}),
};

export const maskUnits = {
  input: contributionInput.extend({ group: unitGroup, inspectionKey: z.string() }),
  output: z.object({}),
};

/** Doubts about an export, in sentences with numbers for an operator. */
const doubts = z.array(z.string());

export const checkAuthenticity = {
  input: contributionInput.extend({ groups }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('genuine'), inspectionKey: z.string(), doubts: doubts.optional() }),
    /**
     * The contribution stores the reason, whose sentence may name a file. `rejection` names no file; executions
     * of the previous definition pass it on.
     */
    z.object({
      outcome: z.literal('rejected'),
      code: z.string(),
      rejection: rejectionSchema,
      doubts: doubts.optional(),
    }),
  ]),
};

export const scoreQuality = {
  input: z.object({
    ...contributionKey,
    inspectionKey: z.string(),
    /**
     * True once an operator has accepted the contribution: then its score is shown. Executions of the previous
     * definition omit it.
     */
    isReviewed: z.boolean().optional(),
  }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('scored'), quality, multiplier }),
    /** Scored, but another person sent data of the same account, or the pool knows nothing of the data. */
    z.object({ outcome: z.literal('to-review'), quality, multiplier, earlier: z.array(z.string()), doubts }),
    rejected,
  ]),
};

/** The operator who decides sends the output with the task token. */
export const requestReview = {
  input: z.object({
    ...contributionKey,
    taskToken: z.string(),
    quality,
    /** Names of the executions that processed other people's uploads of the same data. */
    earlier: z.array(z.string()),
    /** Absent from executions of the previous definition. */
    doubts: doubts.optional(),
  }),
  output: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('accepted') }), rejected]),
};

export const maskPersonalInformation = {
  input: contributionInput.extend({ groups, inspectionKey: z.string() }),
  output: z.object({ uploadHash }),
};

export const insertMerkleLeaf = {
  input: z.object({ ...contributionKey, uploadHash, quality, multiplier }),
  output: z.object({ leafIndex: z.number().int().nonnegative() }),
};

/** The chain lane sends this step's output with the task token once the root is confirmed. */
export const updateRootOnChain = {
  input: z.object({
    userSub: z.string(),
    contributionId: z.string(),
    taskToken: z.string(),
    leafIndex: z.number().int().nonnegative(),
    uploadHash,
  }),
  output: z.object({
    root: hex32,
    transactionHash: hex32,
    size: z.number().int(),
    blockNumber: z.number().int(),
  }),
};

export const completeContribution = {
  input: z.object({
    ...contributionKey,
    uploadHash,
    quality,
    multiplier,
    leafIndex: z.number().int(),
    root: hex32,
    transactionHash: hex32,
  }),
  output: z.object({ rewardWei: amountWei }),
};

export const rejectContribution = {
  input: z.object({
    ...contributionKey,
    step: z.enum(['check-authenticity', 'score-quality']),
    /** If absent, the contribution has stored it. */
    rejection: rejectionSchema.optional(),
  }),
  output: z.object({}),
};

/** Input of the purchase workflow: the purchase, and the reference of its payment. */
export const purchaseInput = z.object({
  purchaseId: z.string(),
  /** Hash of a transaction, or id of a checkout session. */
  paymentReference: z.string(),
});
const purchaseKey = z.object({ purchaseId: z.string() });

export const verifyPurchase = {
  input: purchaseInput,
  /** The purchase records why it was refused or must be refunded. */
  output: z.object({ outcome: z.enum(['paid', 'refused', 'to-refund']) }),
};

export const grantAccess = {
  input: purchaseKey,
  output: z.object({ outcome: z.enum(['granted', 'to-refund']) }),
};

export const assembleDataset = {
  input: purchaseKey,
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('assembled'), bytes: z.number() }),
    /** An upload was withdrawn meanwhile. */
    z.object({ outcome: z.literal('to-refund') }),
  ]),
};

export const completePurchase = { input: purchaseKey, output: z.object({}) };

export const refundPayment = { input: purchaseKey, output: z.object({ refundReference: z.string() }) };

export const settleRefund = {
  input: purchaseKey.extend({ refundReference: z.string() }),
  output: z.object({}),
};

/** Input of the payout workflow. The stored payout alone determines which wallet or account is paid. */
export const payoutInput = z.object({
  payoutId: z.string(),
  userSub: z.string(),
  uploadHash,
  dataPoolId: z.string(),
  /** Absent in executions that are older than the rail `bank`. */
  rail: z.enum(['cgdx', 'bank']).optional(),
});

export const reserveReward = {
  input: payoutInput,
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('reserved') }),
    z.object({ outcome: z.literal('refused'), code: z.string(), message: z.string() }),
  ]),
};

/** The chain lane sends this step's output with the task token once the claim is confirmed. */
export const payRewardOnChain = {
  input: payoutInput.extend({ taskToken: z.string() }),
  output: z.object({ transactionHash: hex32, blockNumber: z.number().int(), amountWei }),
};

const payoutKey = z.object({ payoutId: z.string() });

export const checkBankAccount = {
  input: payoutKey,
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('ready') }),
    // The payout has the reason. The next change of the account starts another execution.
    z.object({ outcome: z.literal('waiting') }),
    z.object({ outcome: z.literal('refused'), code: z.string(), message: z.string() }),
  ]),
};

/** Marks the reward as claimed on the chain, without a payment there. */
export const settleOffChain = payRewardOnChain;

export const transferReward = { input: payoutKey, output: z.object({ transferId: z.string() }) };

export const settlePayout = {
  input: payoutInput.extend({
    transactionHash: hex32,
    amountWei,
    /** Present on the rail `bank`. */
    transferId: z.string().optional(),
  }),
  output: z.object({}),
};

export const releaseReward = {
  input: payoutInput.extend({ code: z.string(), message: z.string() }),
  output: z.object({}),
};
