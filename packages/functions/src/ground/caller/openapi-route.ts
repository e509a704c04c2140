/** The API's own description, for programs. */

import { ok, publicApi } from './api.ts';
import { openApi } from './api-document.ts';

const document = openApi();

export const handler = publicApi({ 'GET /openapi.json': async () => ok(document) });
