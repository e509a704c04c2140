import { promptToFindData } from '@cgdx/core/specification/message.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { PromptBox } from '../../ui/prompt/prompt-box.tsx';
import { PromptWelcome } from '../../ui/prompt/prompt-welcome.tsx';
import { refusePrompt } from '../../ui/prompt/refuse-prompt.ts';
import { VisitorPrompt } from '../../ui/prompt/visitor-prompt.tsx';
import { AskingView } from './asking-view.tsx';
import css from './assistant.module.css';
import { Suggestions } from './suggestions.tsx';
import { TurnView } from './turn-view.tsx';
import { useChat } from './use-chat.ts';

interface ChatProps {
  /** The path of the whole conversation; if given, only the last turn is shown here. */
  readonly wholeAt?: string;
}

/** The chat with D-GPT. Visitors see it too, and are asked to sign in when they send a prompt. */
export function Chat({ wholeAt }: ChatProps) {
  const session = useSession();
  const draft = useRef('');
  if (session.kind === 'unknown') return <Skeleton height={18} />;
  if (session.kind === 'signed-out') return <SignedOutChat draft={draft} />;
  return (
    <SignedInChat
      key={session.person.sub}
      sub={session.person.sub}
      draft={draft}
      {...(wholeAt && { wholeAt })}
    />
  );
}

const label = 'Describe the data you need';

const welcome = 'Say what the data should be about, in your own words.';
const advice = {
  empty: promptToFindData,
  long: 'Say in a few sentences what the data is about, and where and when it should be from.',
};

const SignedOutChat = ({ draft }: { draft: RefObject<string> }) => (
  <div className={css.chat}>
    <VisitorPrompt
      label={label}
      welcome={welcome}
      advice={advice}
      draft={draft}
      suggestions={(onChoose) => <Suggestions onChoose={onChoose} />}
    />
  </div>
);

function SignedInChat({ sub, draft, wholeAt }: ChatProps & { sub: string; draft: RefObject<string> }) {
  const { sessionId, conversation, turns, asking, send, retry, stop, begin } = useChat(sub);
  const waiting = asking?.kind === 'waiting';
  const list = useRef<HTMLOListElement>(null);
  const count = turns.length + (asking ? 1 : 0);
  const shown = wholeAt && count > 1 ? turns.slice(asking ? turns.length : -1) : turns;
  useNewest(list, count);
  const onSend = (text: string): boolean => {
    if (refusePrompt(text, advice)) return false;
    void send({ message: text });
    return true;
  };
  const newChat = (
    <Button size="small" onClick={begin}>
      New Chat
    </Button>
  );
  if (!conversation.data && conversation.error) {
    return (
      <div className={css.chat}>
        <div className={css.head}>{newChat}</div>
        <LoadFailure what="Your chat" query={conversation} />
      </div>
    );
  }
  if (!conversation.data) return <Skeleton height={18} />;
  return (
    <div className={css.chat}>
      {count === 0 ? (
        <>
          <PromptWelcome text={welcome} />
          <Suggestions onChoose={onSend} />
        </>
      ) : (
        <div className={css.head}>
          {wholeAt && shown.length < turns.length && (
            <LinkButton to={wholeAt} size="small" look="quiet">
              See the Whole Chat
            </LinkButton>
          )}
          {newChat}
        </div>
      )}
      <ol ref={list} className={css.turns} aria-live="polite">
        {shown.map((turn) => (
          <TurnView key={turn.turn} turn={turn} sessionId={sessionId} busy={waiting} onAsk={send} />
        ))}
        {asking && <AskingView asking={asking} onRetry={() => void retry()} />}
      </ol>
      <PromptBox label={label} waiting={waiting} draft={draft} onSend={onSend} onStop={stop} />
    </div>
  );
}

/** Scrolls to a new question, so that its answer is read from the beginning; does not scroll when the page opens. */
function useNewest(list: RefObject<HTMLOListElement | null>, count: number): void {
  const shown = useRef(count);
  useEffect(() => {
    if (count > shown.current && shown.current > 0) {
      list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
    }
    shown.current = count;
  }, [list, count]);
}
