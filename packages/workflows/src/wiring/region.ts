/** The one region of the product. */
export const region = 'ap-southeast-1';
