/** The tag by which payments at Stripe name their purchase. */
export const purchaseTag = 'purchaseId';
export const currency = 'sgd' as const;
