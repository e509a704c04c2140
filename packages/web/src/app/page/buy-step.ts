/** The dialog that the buy page shows above its uploads. Pure. */
export type BuyStep = 'none' | 'cart' | 'checkout';

/** Returns the step for `count` uploads in the cart: an empty cart closes, and the cart never opens by itself. */
export const buyStepWith = (step: BuyStep, count: number): BuyStep =>
  step === 'cart' && count === 0 ? 'none' : step;
