/** Answers one request of MCP over HTTP, without sessions and without streams: a Lambda can run it behind a gateway. */
import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** @param makeServer called for this request: nothing is kept for the next */
export async function answerMcp(request: Request, makeServer: () => McpServer): Promise<Response> {
  if (!(await isLegacyRequest(request)))
    // No tool notifies of anything while it works, so that each answer is one JSON body.
    return createMcpHandler(makeServer, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request);
  // Clients of the revisions before 2026-07-28 begin with `initialize`.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await makeServer().connect(transport);
  return transport.handleRequest(request);
}
