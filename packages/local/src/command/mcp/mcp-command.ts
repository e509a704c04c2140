/**
 * `npm run --silent mcp`: offers the market to a model as tools, over standard input and output. Exits with 1 and the
 * reason if it cannot start.
 */
import { openMarket } from '@cgdx/client/market.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { cardPayer } from '@cgdx/mcp/card-payer.ts';
import { marketServer } from '@cgdx/mcp/market-server.ts';
import { walletPayer } from '@cgdx/mcp/wallet-payer.ts';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Wallet } from 'ethers';
import { findStack } from '../../ground/running-stack.ts';
import { failureOf } from '../../ground/terminal/failure.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { chainProvider } from '../../person/buy/buyer-wallet.ts';

const help = `npm run --silent mcp

The environment says by which key and from which wallet; --silent, because npm's own lines are not for a model.
  CGDX_KEY         an API key, made on the account page
  CGDX_WALLET_KEY  the private key of the wallet that pays, linked to the same account; without it, the card
                   that was saved there pays
  CGDX_STACK       endpoints.json of another stack; .local/endpoints.json otherwise`;

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(help));
  process.exit(0);
}

try {
  const key = process.env.CGDX_KEY;
  if (!key)
    throw new MarketError('input', 'NotGiven', 'CGDX_KEY is not set.', {
      advice: 'See npm run mcp -- --help.',
    });
  const walletKey = process.env.CGDX_WALLET_KEY;
  const stack = await findStack(process.env.CGDX_STACK);
  const { chainId, contracts, rpcUrl } = stack.chain;
  const market = openMarket({ url: stack.apiUrl, key, chain: { ...contracts, chainId, rpcUrl } });
  const payer = walletKey ? walletPayer(new Wallet(walletKey, chainProvider(stack))) : cardPayer;
  serveStdio(() => marketServer(market, payer));
  process.stdin.on('end', () => process.exit(0));
} catch (error) {
  const { message, advice } = failureOf(error);
  complain(message, ...(advice === undefined ? [] : [advice]));
  process.exit(1);
}
