/**
 * Lets libraries read answers in XML, as the object store's are, under a policy that requires Trusted Types. A document
 * that is only parsed runs nothing; every other way from text to markup stays forbidden.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (text: string, type: string, sink: string) => string },
  ): unknown;
}

const parsing = 'DOMParser parseFromString';

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML(text, _type, sink) {
    if (sink !== parsing) throw new TypeError(`The pages’ policy forbids markup in ${sink}.`);
    return text;
  },
});
