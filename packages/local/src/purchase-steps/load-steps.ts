/** For tests: the steps of the purchase workflow. To be loaded after the environment is set. */
export const loadSteps = async () => ({
  verify: (await import('@cgdx/functions/purchase/verify-purchase.ts')).handler,
  grant: (await import('@cgdx/functions/purchase/delivery/grant-access.ts')).handler,
  assemble: (await import('@cgdx/functions/purchase/delivery/assemble-dataset.ts')).handler,
  complete: (await import('@cgdx/functions/purchase/complete-purchase.ts')).handler,
  refund: (await import('@cgdx/functions/purchase/refund/refund-payment.ts')).handler,
  settle: (await import('@cgdx/functions/purchase/refund/settle-refund.ts')).handler,
});
