/** Handles one request from its first byte to its last. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { breakOff } from '../process/break-off.ts';
import { printFault } from '../process/print-fault.ts';
import { routeOf } from './route.ts';
import { DamagedBlob } from './store/blob.ts';
import type { Storage } from './store/storage.ts';
import { errorAnswer, newRequestId, send } from './wire/answer.ts';
import { checkExpectedOwner, checkPermission, checkSignature, chunkSigner } from './wire/authorize.ts';
import { type Answer, type Call, readHeaders, readTarget } from './wire/call.ts';
import { preflight } from './wire/cors.ts';

/** Reads the body, and keeps the connection open if reading stops early, as the response must still be sent. */
function bodyOf(request: IncomingMessage, goOn: () => void): AsyncIterable<Buffer> {
  goOn();
  return request.iterator({ destroyOnReturn: false });
}

async function answerTo(
  request: IncomingMessage,
  storage: Storage,
  requestId: string,
  goOn: () => void,
): Promise<Answer> {
  const asked = preflight(request);
  if (asked) return asked;
  const target = readTarget(request);
  const method = request.method ?? 'GET';
  const signed = checkSignature(request, storage);
  const { header, headerNames } = readHeaders(request, target.query, signed.presigned);
  const route = routeOf(target, method, header('x-amz-copy-source') !== undefined);
  checkExpectedOwner(header('x-amz-expected-bucket-owner'), storage);
  if (route.action !== undefined) checkPermission(signed, route.action, target);
  const call: Call = {
    ...target,
    storage,
    method,
    requestId,
    sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
    header,
    headerNames,
    body: () => bodyOf(request, goOn),
    signer: chunkSigner(signed),
    credential: signed.credential,
  };
  return route.run(call);
}

/** Never rejects. @param goOn tells a client that waits (Expect: 100-continue) to send the body */
export async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  storage: Storage,
  goOn: () => void,
): Promise<void> {
  const requestId = newRequestId();
  let answer: Answer;
  try {
    answer = await answerTo(request, storage, requestId, goOn);
  } catch (error) {
    // A client that disconnected while sending its body reads no response.
    if (request.destroyed && !request.complete) return;
    answer = errorAnswer(error, requestId, (request.url ?? '/').replace(/\?.*/, ''));
    if (error instanceof DamagedBlob) storage.notice(error.message);
    else if (answer.status === 500) printFault(`S3: request ${requestId}`, error);
  }
  try {
    await send(request, response, answer, requestId);
  } catch (error) {
    if (error instanceof DamagedBlob) storage.notice(error.message);
    // A part of the object may have been sent already; only a broken connection tells the client that the rest is
    // missing.
    breakOff(response, error instanceof Error ? error : undefined);
  }
}
