import { Suspense } from 'react';
import { useSeen } from '../../lib/page/use-seen.ts';
import { PartBoundary } from '../../ui/message/part-boundary.tsx';
import { lazyPageWithQueries } from '../load/lazy-page.ts';
import css from './landing-page.module.css';

const Chat = lazyPageWithQueries(async () => {
  const { Chat: chat } = await import('../../features/assistant/chat.tsx');
  return { default: chat };
});

/** A placeholder of about the chat's height, so that nothing below moves. Its height is a class: the policy forbids inline styles. */
const placeholder = <div className={css.chatPlace} />;

/** D-GPT on the home page, with the conversation's last turn only. Its script is loaded when somebody scrolls to it. */
export function HomeChat() {
  const { element, isSeen } = useSeen<HTMLDivElement>();
  return (
    <div ref={element} className={css.chat}>
      {isSeen ? (
        <PartBoundary what="The chat">
          <Suspense fallback={placeholder}>
            <Chat wholeAt="/D-GPT" />
          </Suspense>
        </PartBoundary>
      ) : (
        placeholder
      )}
    </div>
  );
}
