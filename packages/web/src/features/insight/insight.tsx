import {
  emptyPrompt,
  promptToGetInsights,
  signInForFeature,
  signInRequired,
} from '@cgdx/core/specification/message.ts';
import { insightSuggestions } from '@cgdx/core/specification/word.ts';
import { type RefObject, useRef } from 'react';
import { showError } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ThinkingDots } from '../../ui/loading/thinking-dots.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { OwnPrompt } from '../../ui/prompt/own-prompt.tsx';
import { PromptBox } from '../../ui/prompt/prompt-box.tsx';
import { longestPrompt } from '../../ui/prompt/prompt-limit.ts';
import { PromptSuggestions } from '../../ui/prompt/prompt-suggestions.tsx';
import { PromptWelcome } from '../../ui/prompt/prompt-welcome.tsx';
import css from './insight.module.css';
import { Reply } from './reply.tsx';
import { useInsight } from './use-insight.ts';

const texts = [
  'How has activity on YouTube and TikTok changed month by month?',
  'When in the day and on which weekdays are people active?',
  'How do people react on TikTok: with likes, favourites or shares?',
  'What do the last twelve months suggest for the next campaign?',
] as const;
const suggestions = insightSuggestions.map((title, at) => ({ title, text: texts[at] ?? '' }));
const label = 'Ask about groups of people';

/** The insight assistant. Visitors see it too, and are asked to sign in when they send a prompt. */
export function Insight() {
  const session = useSession();
  const draft = useRef('');
  if (session.kind === 'unknown') return <Skeleton height={18} />;
  if (session.kind === 'signed-out') return <SignedOut draft={draft} />;
  return <SignedIn key={session.person.sub} sub={session.person.sub} draft={draft} />;
}

function refuseEmpty(text: string): boolean {
  if (text.trim() !== '') return false;
  showError(emptyPrompt, promptToGetInsights);
  return true;
}

function SignedOut({ draft }: { draft: RefObject<string> }) {
  const refuse = (text: string): boolean => {
    if (!refuseEmpty(text)) showError(signInRequired, signInForFeature);
    return false;
  };
  return (
    <div className={css.insight}>
      <PromptWelcome text="Ask what groups of people do." />
      <PromptSuggestions suggestions={suggestions} onChoose={refuse} />
      <PromptBox
        label={label}
        waiting={false}
        draft={draft}
        isVisitor
        onSend={refuse}
        onStop={() => undefined}
      />
    </div>
  );
}

function SignedIn({ sub, draft }: { sub: string; draft: RefObject<string> }) {
  const { state, ask, restore, stop, begin } = useInsight(sub);
  const onSend = (text: string): boolean => {
    if (refuseEmpty(text)) return false;
    if (text.length > longestPrompt) {
      showError(
        'Prompt Too Long',
        'That is more than 4,000 characters. Ask in a few sentences what you would like to know, and of which platforms.',
      );
      return false;
    }
    void ask(text);
    return true;
  };
  return (
    <div className={css.insight}>
      {state.kind === 'unloaded' && (
        <LoadFailure
          what="Your last insight"
          query={{ error: state.error, isFetching: false, refetch: restore }}
        />
      )}
      {(state.kind === 'idle' || state.kind === 'unloaded') && (
        <>
          <PromptWelcome text="Ask what groups of people do, on which platform and when." />
          <PromptSuggestions suggestions={suggestions} onChoose={onSend} />
        </>
      )}
      {state.kind === 'waiting' && (
        <>
          {state.message && <OwnPrompt>{state.message}</OwnPrompt>}
          <ThinkingDots label="Counting" />
        </>
      )}
      {state.kind === 'replied' && <Reply insight={state.insight} onBegin={begin} />}
      {state.kind === 'failed' && (
        <>
          <OwnPrompt>{state.message}</OwnPrompt>
          <Notice
            tone="fail"
            role="alert"
            title="This was not answered."
            action={
              <Button size="small" onClick={() => void ask(state.message)}>
                Try Again
              </Button>
            }
          >
            {state.reason}
          </Notice>
        </>
      )}
      <PromptBox
        label={label}
        waiting={state.kind === 'waiting'}
        draft={draft}
        onSend={onSend}
        onStop={stop}
      />
    </div>
  );
}
