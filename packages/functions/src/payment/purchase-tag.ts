/** How payments at Stripe name the purchase that they are for. */
export const purchaseTag = 'purchaseId';
export const currency = 'sgd' as const;
