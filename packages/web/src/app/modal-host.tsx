import { signInRequired } from '@cgdx/core/specification/message.ts';
import { dismiss } from '@cgdx/core/specification/word.ts';
import { Suspense, useRef } from 'react';
import {
  closeMessage,
  closeSheet,
  type Message,
  openSheet,
  type Sheet,
  useMessage,
  useSheet,
} from '../lib/modal/modal.ts';
import { useRetained } from '../lib/page/use-retained.ts';
import { Button } from '../ui/control/button.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Dialog } from '../ui/surface/dialog.tsx';
import { lazyPage } from './load/lazy-page.ts';
import css from './modal-host.module.css';
import { PageBoundary } from './page-boundary.tsx';

const AuthSheet = lazyPage(() => import('../features/auth/auth-sheet.tsx'));

const sheetTitles: Record<Sheet['kind'], string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Sign Up',
  verify: 'Verification',
  'forgot-password': 'Forgot Password',
  'new-password': 'New Password',
  challenge: 'One More Step',
};

/** Shows the page's dialogs: forms and messages. */
export function ModalHost() {
  const sheet = useSheet();
  const shownSheet = useRetained(sheet);
  const serial = useSerial(shownSheet);
  const message = useMessage();
  const shownMessage = useRetained(message);
  return (
    <>
      {shownSheet && (
        <Dialog open={sheet !== undefined} title={sheetTitles[shownSheet.kind]} onClose={closeSheet}>
          <PageBoundary at={String(serial)}>
            <Suspense fallback={<Skeleton height={14} />}>
              <AuthSheet key={serial} sheet={shownSheet} />
            </Suspense>
          </PageBoundary>
        </Dialog>
      )}
      {shownMessage && (
        <Dialog
          open={message !== undefined}
          title={titleOf(shownMessage)}
          tone={shownMessage.kind === 'error' ? 'error' : 'plain'}
          onClose={closeMessage}
        >
          <p className={css.text}>{shownMessage.text}</p>
          {shownMessage.kind === 'error' && shownMessage.detail && (
            <p className={css.text}>{shownMessage.detail}</p>
          )}
          <div className={css.actions}>
            <MessageActions message={shownMessage} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Returns a new number for every form that opens: as its key, it keeps earlier input from coming back. */
function useSerial(sheet: Sheet | undefined): number {
  const last = useRef({ sheet, serial: 0 });
  if (last.current.sheet !== sheet) last.current = { sheet, serial: last.current.serial + 1 };
  return last.current.serial;
}

const titleOf = (message: Message) => (message.kind === 'alert' ? 'Please note' : message.header);

function MessageActions({ message }: { message: Message }) {
  if (message.kind === 'error' && message.header === signInRequired) {
    return (
      <>
        <Button onClick={closeMessage}>Not Now</Button>
        <Button
          look="primary"
          onClick={() => {
            closeMessage();
            openSheet({ kind: 'sign-in' });
          }}
        >
          Sign In
        </Button>
      </>
    );
  }
  return (
    <Button look={message.kind === 'error' ? 'secondary' : 'primary'} onClick={closeMessage}>
      {message.kind === 'success' ? dismiss : 'OK'}
    </Button>
  );
}
