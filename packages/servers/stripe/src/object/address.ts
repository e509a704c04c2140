/** The empty name and address of a person who was not asked for them. */

export const noAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export const noBillingDetails = { address: noAddress, email: null, name: null, phone: null, tax_id: null };
