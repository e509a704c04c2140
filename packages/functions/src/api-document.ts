/** What documents the API, with who may call each route. */
import { type OpenApi, openApiDocument } from '@cgdx/api/document/openapi.ts';
import { pageParts } from '@cgdx/api/document/page.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';

export const openApi = (): OpenApi => openApiDocument(routes);
/** The parts of docs/api.md that follow from the schemas. */
export const apiPageParts = (): Readonly<Record<string, string>> => pageParts(routes);
