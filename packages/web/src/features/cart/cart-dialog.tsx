import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { forbiddenSentence, licenceName, usesSentence } from '@cgdx/core/purchase/licence/licence.ts';
import { mostOrderUploads, mostUploads } from '@cgdx/core/purchase/quote.ts';
import { checkout, dataSelected, remove } from '@cgdx/core/specification/word.ts';
import { type ReactNode, useState } from 'react';
import type { CartItem } from '../../lib/cart/cart.ts';
import { shorten } from '../../lib/format/shorten.ts';
import { describeUpload } from '../../lib/upload/describe-upload.ts';
import { Button } from '../../ui/control/button.tsx';
import { CheckLine } from '../../ui/control/check-line.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import css from './cart.module.css';

interface CartDialogProps {
  readonly open: boolean;
  readonly items: readonly CartItem[];
  /** The button that connects or disconnects the wallet. */
  readonly walletButton: ReactNode;
  readonly onRemove: (uploadHashes: readonly string[]) => void;
  readonly onCheckout: () => void;
  readonly onClose: () => void;
}

/** The cart: the chosen uploads, their price, the licence, and the button to the checkout. */
export function CartDialog({ open, items, walletButton, onRemove, onCheckout, onClose }: CartDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const tooMany = items.length - mostOrderUploads;
  const unlisted = items.length - mostUploads;
  return (
    <Dialog open={open} title={dataSelected} width="wide" onClose={onClose}>
      <ul className={css.items}>
        {items.slice(0, mostUploads).map((item) => (
          <li key={item.uploadHash} className={css.item}>
            <PoolMark poolId={item.dataPoolId} />
            <span className={css.what}>
              <span>{describeUpload(item)}</span>
              <span className={css.about}>
                <UploadHash value={item.uploadHash} />
              </span>
            </span>
            <span className={css.price}>
              <Amount wei={weiOfCgdx(item.price)} />
            </span>
            <button
              type="button"
              className={css.remove}
              aria-label={`Remove ${describeUpload(item)}, ${shorten(hexOfHash(item.uploadHash))}`}
              title={remove}
              onClick={() => onRemove([item.uploadHash])}
            >
              <Icon name="cross" size={16} />
            </button>
          </li>
        ))}
        {unlisted > 0 && <li className={css.about}>and {unlisted.toLocaleString('en')} more</li>}
      </ul>
      <p className={css.total}>
        <span>Total</span>
        <span className={css.sum}>
          <Amount wei={totalOf(items)} />
        </span>
      </p>
      {tooMany > 0 && (
        <Notice
          tone="warn"
          title={`One order holds at most ${most} uploads, and here are ${items.length.toLocaleString('en')}.`}
          action={
            <Button
              size="small"
              onClick={() => onRemove(items.slice(mostOrderUploads).map(({ uploadHash }) => uploadHash))}
            >
              Keep the First {most}
            </Button>
          }
        >
          Buy some of them first, then the others.
        </Notice>
      )}
      {walletButton}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onCheckout();
        }}
      >
        <p className={css.about}>
          {usesSentence} {forbiddenSentence}
        </p>
        <CheckLine checked={agreed} onChange={setAgreed}>
          I agree to the{' '}
          <a href="/terms#buying" target="_blank" rel="noopener">
            {licenceName}
          </a>
          .
        </CheckLine>
        <Button look="primary" type="submit" disabled={tooMany > 0} wide>
          {checkout}
        </Button>
      </form>
    </Dialog>
  );
}

const most = mostOrderUploads.toLocaleString('en');

/** @returns base units of CGDX */
export const totalOf = (items: readonly CartItem[]): bigint =>
  items.reduce((sum, { price }) => sum + weiOfCgdx(price), 0n);
