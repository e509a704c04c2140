/** Answers one request of MCP over HTTP, without sessions and without streams, so that a Lambda behind a gateway can do it. */
import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** @param makeServer called for each request: a server keeps nothing for the next one */
export async function answerMcp(request: Request, makeServer: () => McpServer): Promise<Response> {
  if (!(await isLegacyRequest(request)))
    // No tool sends notifications while it works, so each answer is one JSON body.
    return createMcpHandler(makeServer, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request);
  // Clients of protocol revisions before 2026-07-28 begin with `initialize`.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await makeServer().connect(transport);
  return transport.handleRequest(request);
}
