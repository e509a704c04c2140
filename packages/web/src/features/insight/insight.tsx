import { promptToGetInsights } from '@cgdx/core/specification/message.ts';
import { insightSuggestions } from '@cgdx/core/specification/word.ts';
import { type RefObject, useRef } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ThinkingDots } from '../../ui/loading/thinking-dots.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { OwnPrompt } from '../../ui/prompt/own-prompt.tsx';
import { PromptBox } from '../../ui/prompt/prompt-box.tsx';
import { PromptSuggestions } from '../../ui/prompt/prompt-suggestions.tsx';
import { PromptWelcome } from '../../ui/prompt/prompt-welcome.tsx';
import { refusePrompt } from '../../ui/prompt/refuse-prompt.ts';
import { VisitorPrompt } from '../../ui/prompt/visitor-prompt.tsx';
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

const advice = {
  empty: promptToGetInsights,
  long: 'Ask in a few sentences what you would like to know, and of which platforms.',
};

const SignedOut = ({ draft }: { draft: RefObject<string> }) => (
  <div className={css.insight}>
    <VisitorPrompt
      label={label}
      welcome="Ask what groups of people do."
      advice={advice}
      draft={draft}
      suggestions={(onChoose) => <PromptSuggestions suggestions={suggestions} onChoose={onChoose} />}
    />
  </div>
);

function SignedIn({ sub, draft }: { sub: string; draft: RefObject<string> }) {
  const { state, ask, restore, stop, begin } = useInsight(sub);
  const onSend = (text: string): boolean => {
    if (refusePrompt(text, advice)) return false;
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
