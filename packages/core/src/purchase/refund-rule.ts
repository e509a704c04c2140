/** Decides until when a buyer may request a refund for delivered data; an operator then decides on the request. */

export const refundDays = 14;

export const refundRule = `You get all of your money back if the data cannot be opened, is not what its dataset card says, or has a fault of ours: say what is wrong within ${refundDays} days of the receipt, and delete every copy once we agree.`;

/** @param completedAt when the receipt was issued, ISO 8601 */
export const isRefundAskable = (completedAt: string, nowMs: number): boolean =>
  nowMs - Date.parse(completedAt) <= refundDays * 86_400_000;
