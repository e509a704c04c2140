/** The API's own description, for programs. */
import { openApi } from '../api-document.ts';
import { ok, publicApi } from './api.ts';

const document = openApi();

export const handler = publicApi({ 'GET /openapi.json': async () => ok(document) });
