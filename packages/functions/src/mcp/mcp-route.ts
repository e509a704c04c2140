/** The market as tools of a model, over HTTP. Each tool calls the API with the caller's key. */
import { openMarket } from '@cgdx/client/market.ts';
import { answerMcp } from '@cgdx/mcp/answer-http.ts';
import { cardPayer } from '@cgdx/mcp/card-payer.ts';
import { marketServer } from '@cgdx/mcp/market-server.ts';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { answerError } from '../ground/caller/api.ts';
import { handled } from '../ground/handler/handled.ts';
import { chain } from '../ground/links.ts';

const loopback = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The address of the API: the gateway through which the call came serves the other routes, too. */
const apiUrlOf = ({ requestContext: { domainName } }: APIGatewayProxyEventV2): string =>
  `${loopback.test(domainName) ? 'http' : 'https'}://${domainName}`;

function requestOf({ rawPath, headers, body, isBase64Encoded }: APIGatewayProxyEventV2, url: string) {
  const text = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : (body ?? '');
  return new Request(url + rawPath, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: text,
  });
}

export const handler = handled(
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    try {
      const url = apiUrlOf(event);
      const { chainId, marketplace, cgdx, rpcUrl } = chain();
      const key = /^Bearer\s+(\S+)$/i.exec(event.headers.authorization ?? '')?.[1] ?? '';
      const market = openMarket({ url, key, chain: { chainId, marketplace, cgdx, rpcUrl } });
      const answer = await answerMcp(requestOf(event, url), () => marketServer(market, cardPayer));
      return {
        statusCode: answer.status,
        headers: { ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' },
        body: await answer.text(),
      };
    } catch (error) {
      return answerError(error);
    }
  },
);
