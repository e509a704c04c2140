/** The inputs of the API's documents, with who may call each route. */
import { type OpenApi, openApiDocument } from '@cgdx/api/document/openapi.ts';
import { pageParts } from '@cgdx/api/document/page.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';

export const openApi = (): OpenApi => openApiDocument(routes);
/** Returns the parts of docs/api.md that are generated from the schemas. */
export const apiPageParts = (): Readonly<Record<string, string>> => pageParts(routes);
