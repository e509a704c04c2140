/**
 * Everything that may be called without a sign-in at the gate, and why: `GET /path`, or `URL <function>` for a function
 * that streams, whose handler verifies the token itself. Nothing else may be public.
 */
export const publicEntries: Readonly<Record<string, string>> = {
  'GET /openapi.json': 'what the API takes and answers is no secret; it names no person',
  'GET /catalogue': 'how many datasets there are is on every page; it names no person',
  'GET /catalogue.jsonld': 'what the pools are is for everyone to harvest; it has no upload and no person',
  'GET /data-pool/{dataPoolId}/card':
    'it sums up twenty uploads and more, to two digits, and tells of people what has passed the release rule',
  'POST /stripe/webhook': 'Stripe signs what it tells, and a stranger’s word is refused',
  'GET /merkle-tree': 'the size and the root of the tree are on the chain already',
  'URL stream-assistant':
    'it streams, which the gateway cannot; it verifies the id token itself, as strictly as the gateway does',
  'GET /merkle-tree/{uploadHash}': 'a proof is for everyone to check; it names no person',
};
