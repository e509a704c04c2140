#!/usr/bin/env node
/** `cgdx-verify data.zip --rpc URL --chain ID --marketplace 0x…`: exits with 1 and the reason if something does not hold. */
import { openAsBlob } from 'node:fs';
import { parseArgs } from 'node:util';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { blobSource } from '@cgdx/core/export/format/blob-source.ts';
import { verifiedSentence } from './verified-sentence.ts';
import { verifyArchive } from './verify-archive.ts';

const usage =
  'Usage: cgdx-verify data.zip --rpc https://node.of.the.chain --chain 1287 --marketplace 0x…\n\nThe market’s pages name its chain and its contract.';

function given() {
  try {
    const options = {
      rpc: { type: 'string' },
      chain: { type: 'string' },
      marketplace: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    const { rpc, chain, marketplace } = values;
    return file && rpc && chain && marketplace ? { file, rpc, chain: Number(chain), marketplace } : undefined;
  } catch {
    return undefined;
  }
}

const wanted = given();
if (wanted === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
try {
  const { file, rpc, chain: chainId, marketplace } = wanted;
  const verified = await verifyArchive(blobSource(await openAsBlob(file)), { chainId, marketplace }, rpc);
  process.stdout.write(`${verifiedSentence(file, verified)}\n`);
} catch (error) {
  const { message, advice } = error instanceof MarketError ? error : { message: String(error), advice: '' };
  process.stderr.write(`${message} ${advice ?? ''}\n`);
  process.exit(1);
}
