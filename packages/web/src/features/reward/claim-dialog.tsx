import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { selectPaymentMethod } from '@cgdx/core/specification/word.ts';
import { useState } from 'react';
import { sgd } from '../../lib/format/sgd.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { Button } from '../../ui/control/button.tsx';
import { CheckLine } from '../../ui/control/check-line.tsx';
import { RailForm } from '../../ui/control/rail-form.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { BankNotice, type BankQuery } from './bank-notice.tsx';
import { type ClaimFlow, canClaimAt, type Rail } from './claim-flow.ts';
import { ClaimProgress } from './claim-progress.tsx';

interface ClaimDialogProps {
  readonly flow: ClaimFlow;
  readonly bank: BankQuery;
  readonly walletConnected: boolean;
  readonly onRail: (rail: Rail) => void;
  readonly onConfirm: () => void;
  readonly onConnect: () => void;
  readonly onClose: () => void;
}

/** The dialog to choose a payment method, and then the progress of the claim. */
export function ClaimDialog({ flow, onClose, ...choice }: ClaimDialogProps) {
  const shown = useRetained(flow.kind === 'closed' ? undefined : flow);
  if (!shown) return null;
  return (
    <Dialog
      open={flow.kind !== 'closed'}
      title={
        shown.kind === 'paying'
          ? `Claiming from ${listNames(shown.dataPoolIds.map(poolName))}`
          : selectPaymentMethod
      }
      onClose={onClose}
    >
      {shown.kind === 'paying' ? (
        <ClaimProgress payoutIds={shown.payoutIds} onClose={onClose} />
      ) : (
        <Choice flow={shown} {...choice} />
      )}
    </Dialog>
  );
}

interface ChoiceProps extends Omit<ClaimDialogProps, 'flow' | 'onClose'> {
  readonly flow: Extract<ClaimFlow, { kind: 'choosing' | 'asking' }>;
}

function Choice({ flow, bank, walletConnected, onRail, onConfirm, onConnect }: ChoiceProps) {
  const isByBank = flow.rail === 'stripe';
  const [isUnderstood, setUnderstood] = useState(false);
  const toBank = sgd(String(flow.cents));
  const isTooLittle = isByBank && flow.cents === 0n;
  return (
    <RailForm
      legend="How would you like to be paid?"
      rail={flow.rail}
      stripeTitle="Bank payout (Stripe)"
      texts={{
        stripe: `${toBank} to your bank.`,
        cgdx: `${cgdx(flow.wei)} to your linked wallet.`,
      }}
      onRail={onRail}
      onConfirm={onConfirm}
    >
      {isTooLittle ? (
        <Notice title="This is less than a cent.">
          A bank cannot be paid that little: claim it in CGDX.
        </Notice>
      ) : isByBank ? (
        <BankNotice bank={bank} />
      ) : (
        <Notice tone="warn" title="This links your uploads to your wallet in public.">
          A claim writes the hashes of these uploads, which are fingerprints of their masked data, beside your
          wallet’s address on the blockchain. Anyone can read that, for good. The data itself is not there.
          <CheckLine checked={isUnderstood} onChange={setUnderstood}>
            I know that this claim links these uploads to my wallet in public.
          </CheckLine>
        </Notice>
      )}
      {!isByBank && !walletConnected && (
        <Button onClick={onConnect} wide>
          Connect Wallet
        </Button>
      )}
      <Button
        look="primary"
        type="submit"
        busy={flow.kind === 'asking'}
        disabled={isByBank && (isTooLittle || !canClaimAt(bank.data))}
        wide
      >
        Claim {isByBank ? toBank : <Amount wei={flow.wei} />}
      </Button>
    </RailForm>
  );
}
