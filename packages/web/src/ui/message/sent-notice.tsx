import { Notice } from './notice.tsx';

/** For who has paid from a wallet, and could pay again before the server knows of it. */
export const SentNotice = () => (
  <Notice tone="warn" role="status" title="Sent, and not confirmed to us yet.">
    Your wallet has sent the payment. Do not pay again: this page tells us of it as soon as we can be reached,
    and your purchase appears under Transactions.
  </Notice>
);
