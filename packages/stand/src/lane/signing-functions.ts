/** For tests of the chain lane: a Lambda endpoint that has only the signing functions. */
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { startHandlers } from '../engine/handler-endpoint.ts';

export const startSigners = () =>
  startHandlers({
    [functionLinks.AppendSigner]: () => import('@cgdx/functions/publication/sign-append.ts'),
    [functionLinks.ClaimSigner]: () => import('@cgdx/functions/publication/sign-claims.ts'),
  });
