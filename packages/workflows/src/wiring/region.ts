/** The one region of the product. */
import { region as ofProduct } from '@cgdx/core/specification/number.ts';

export const region = ofProduct;
