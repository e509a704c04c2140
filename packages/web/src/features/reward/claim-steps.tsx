import { openChooser } from '../../lib/wallet/chooser.ts';
import { LoadingOverlay } from '../../ui/loading/loading-overlay.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import type { useClaim } from './use-claim.ts';

/** The overlay and the dialog of a claim, from the choice of a rail to the payment. */
export const ClaimSteps = ({ claim }: { claim: ReturnType<typeof useClaim> }) => (
  <>
    <LoadingOverlay
      loading={
        claim.flow.kind === 'asking'
          ? { header: 'Claiming Rewards...', message: 'Your claim is on its way.' }
          : undefined
      }
    />
    <ClaimDialog
      flow={claim.flow}
      bank={claim.bank}
      walletConnected={claim.walletConnected}
      onRail={claim.chooseRail}
      onConfirm={claim.confirm}
      onConnect={openChooser}
      onClose={claim.dismiss}
    />
  </>
);
