/** What the buy page shows above its uploads. Pure. */
export type BuyStep = 'none' | 'cart' | 'checkout';

/** Returns the step with so many uploads in the cart: the cart closes with its last one, and does not open by itself. */
export const buyStepWith = (step: BuyStep, count: number): BuyStep =>
  step === 'cart' && count === 0 ? 'none' : step;
