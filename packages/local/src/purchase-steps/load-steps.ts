/** For tests: the steps of the purchase workflow. To be loaded after the environment is set. */
export const loadSteps = async () => ({
  verify: (await import('@cgdx/functions/step/verify-purchase.ts')).handler,
  grant: (await import('@cgdx/functions/step/grant-access.ts')).handler,
  assemble: (await import('@cgdx/functions/step/assemble-dataset.ts')).handler,
  complete: (await import('@cgdx/functions/step/complete-purchase.ts')).handler,
  refund: (await import('@cgdx/functions/step/refund-payment.ts')).handler,
  settle: (await import('@cgdx/functions/step/settle-refund.ts')).handler,
});
