/**
 * Everything that may be called without a sign-in at the gateway, with the reason: `GET /path`, or `URL <function>` for
 * a streaming function, whose handler verifies the token itself. Nothing else may be public.
 */
export const publicEntries: Readonly<Record<string, string>> = {
  'GET /openapi.json': 'the description of the API is public; it names no person',
  'GET /catalogue': 'the number of datasets is on every page; it names no person',
  'GET /catalogue.jsonld':
    'the description of the pools is for search engines of datasets; it has no upload and no person',
  'GET /data-pool/{dataPoolId}/card':
    'it summarizes at least twenty uploads, to two digits, and gives only statistics that have passed the release rule',
  'POST /stripe/webhook': 'Stripe signs its events, and unsigned ones are refused',
  'GET /merkle-tree': 'the size and the root of the tree are on the chain already',
  'URL stream-assistant':
    'it streams, which the gateway cannot; it verifies the id token itself, as strictly as the gateway does',
  'GET /merkle-tree/{uploadHash}': 'a proof is for everyone to check; it names no person',
};
