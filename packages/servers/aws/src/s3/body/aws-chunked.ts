/** Decodes an `aws-chunked` body: sized chunks, optionally signed, optionally followed by trailers (SigV4 streaming). */

import { createHash, type KeyObject } from 'node:crypto';
import { hmacSha256, type SigningScope, scopeText, sha256Hex } from '../../iam/signing-key.ts';
import { S3Error } from '../fault/s3-error.ts';

export interface ChunkSigner {
  readonly key: KeyObject;
  readonly scope: SigningScope;
  readonly amzDate: string;
  /** The signature of the request's headers. */
  readonly seed: string;
}

const emptySha256 = sha256Hex('');
/** Longer than any chunk header or trailer line. */
const lineLimit = 16 * 1024;
const crlf = Buffer.from('\r\n');

const broken = (message: string) => new S3Error('IncompleteBody', { message });

function checkSignature(
  signer: ChunkSigner,
  kind: 'PAYLOAD' | 'TRAILER',
  parts: string[],
  sent?: string,
): string {
  const text = [`AWS4-HMAC-SHA256-${kind}`, signer.amzDate, scopeText(signer.scope), ...parts].join('\n');
  const expected = hmacSha256(signer.key, text).toString('hex');
  if (expected !== sent) throw new S3Error('SignatureDoesNotMatch');
  return expected;
}

/** Yields the decoded bytes. Passes trailers, with names in lower case, to `onTrailer` before the generator ends. */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  onTrailer: (name: string, value: string) => void,
  signer: ChunkSigner | undefined,
): AsyncGenerator<Buffer> {
  type State = 'head' | 'data' | 'data-end' | 'trailer' | 'done';
  let state = 'head' as State;
  let left = 0;
  let last = false;
  let line: Buffer = Buffer.alloc(0);
  let previous = signer?.seed ?? '';
  let chunkSignature: string | undefined;
  let chunkHash = createHash('sha256');
  let trailerText = '';

  const endChunk = () => {
    if (!signer) return;
    const digest = last ? emptySha256 : chunkHash.digest('hex');
    previous = checkSignature(signer, 'PAYLOAD', [previous, emptySha256, digest], chunkSignature);
    chunkHash = createHash('sha256');
  };

  const takeHead = (text: string) => {
    const [size = '', ...extensions] = text.split(';');
    if (!/^[0-9a-fA-F]{1,12}$/.test(size.trim())) throw broken('The chunk size of the body is invalid');
    left = Number.parseInt(size, 16);
    last = left === 0;
    chunkSignature = extensions
      .find((e) => e.startsWith('chunk-signature='))
      ?.slice('chunk-signature='.length);
    state = last ? 'trailer' : 'data';
    if (last) endChunk();
  };

  const takeTrailer = (text: string) => {
    if (text === '') {
      state = 'done';
      return;
    }
    const at = text.indexOf(':');
    const name = text.slice(0, at).trim().toLowerCase();
    const value = text.slice(at + 1).trim();
    if (name === 'x-amz-trailer-signature') {
      if (signer) checkSignature(signer, 'TRAILER', [previous, sha256Hex(trailerText)], value);
      trailerText = '';
      return;
    }
    trailerText += `${name}:${value}\n`;
    onTrailer(name, value);
  };

  const takeLine = (text: string) => {
    if (state === 'head') takeHead(text);
    else if (state === 'trailer') takeTrailer(text);
    else {
      if (text !== '') throw broken('A chunk of the body is longer than it said');
      state = 'head';
    }
  };

  for await (const piece of source) {
    let at = 0;
    while (at < piece.length && state !== 'done') {
      if (state === 'data') {
        const bytes = piece.subarray(at, at + left);
        at += bytes.length;
        left -= bytes.length;
        if (signer) chunkHash.update(bytes);
        if (left === 0) {
          endChunk();
          state = 'data-end';
        }
        yield bytes;
        continue;
      }
      const newline = piece.indexOf(0x0a, at);
      const end = newline < 0 ? piece.length : newline + 1;
      line = Buffer.concat([line, piece.subarray(at, end)]);
      at = end;
      if (line.length > lineLimit) throw broken('A line between the chunks of the body is too long');
      if (newline < 0) continue;
      if (!line.subarray(-2).equals(crlf)) throw broken('A line between the chunks of the body is malformed');
      const text = line.toString('latin1', 0, line.length - 2);
      line = Buffer.alloc(0);
      takeLine(text);
    }
  }
  // Some clients omit the last empty line.
  const finished = state === 'done' || (state === 'trailer' && line.length === 0);
  if (!finished) throw broken('The request body terminated unexpectedly');
  if (signer && trailerText !== '') throw new S3Error('SignatureDoesNotMatch');
}
