import { signingUpFailed } from '@cgdx/core/specification/message.ts';
import { type ReactNode, useState } from 'react';
import type { Challenge } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import { RadioCard, RadioGroup } from '../../ui/control/radio-card.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { wayWords } from './challenge.ts';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { MailboxLink } from './mailbox-link.tsx';
import { takeNextStep } from './take-next-step.ts';
import { text, useSend } from './use-send.ts';
import { checkCode, type Refusal } from './validation.ts';

interface ChallengeFormProps {
  readonly email: string;
  readonly challenge: Challenge;
}

/** Asks for what the identity provider still needs before it signs the person in. */
export function ChallengeForm({ email, challenge }: ChallengeFormProps) {
  const { busy, onSubmit } = useSend(
    signingUpFailed,
    (form) => checkAnswer(challenge, text(form, 'answer').trim()),
    async (form) => {
      const { answerChallenge } = await loadProvider();
      await takeNextStep(await answerChallenge(text(form, 'answer').trim()), { email });
    },
  );
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <Question challenge={challenge} />
      <Button look="primary" type="submit" busy={busy} wide>
        Continue
      </Button>
      {challenge.kind === 'code' && <MailboxLink />}
    </form>
  );
}

const isCode = ({ kind }: Challenge): boolean =>
  kind === 'code' || kind === 'authenticator' || kind === 'set-up-authenticator';

const checkAnswer = (challenge: Challenge, answer: string): Refusal | undefined =>
  isCode(challenge) ? checkCode(answer) : undefined;

const purposes = {
  'first-factor': 'How would you like to sign in?',
  'second-factor': 'How would you like to confirm that it is you?',
  'set-up': 'Your account needs a second factor. Which one would you like to set up?',
} as const;

function Question({ challenge }: { challenge: Challenge }): ReactNode {
  switch (challenge.kind) {
    case 'code':
      return (
        <Code>We sent a code of six digits{challenge.sentTo ? ` to ${challenge.sentTo}` : ' to you'}.</Code>
      );
    case 'authenticator':
      return <Code>Enter the code that your authenticator app shows for CGDX.</Code>;
    case 'set-up-authenticator':
      return (
        <Code>
          Add CGDX to your authenticator app: <a href={challenge.link}>open the app</a>, or enter this key
          there: <Hash value={challenge.secret} name="key" />. Then enter the code that it shows.
        </Code>
      );
    case 'password':
      return (
        <Field label="Password" name="answer" type="password" autoComplete="current-password" required />
      );
    case 'set-up-email':
      return (
        <Field
          label="Email for codes"
          name="answer"
          type="email"
          autoComplete="email"
          hint="We send a code there each time you sign in."
          required
        />
      );
    case 'question':
      return (
        <>
          {Object.values(challenge.parameters).map((line) => (
            <p key={line} className={css.aside}>
              {line}
            </p>
          ))}
          <Field label="Your answer" name="answer" autoComplete="off" required />
        </>
      );
    case 'choice':
      return <Choice legend={purposes[challenge.purpose]} of={challenge.of} />;
    default:
      return challenge satisfies never;
  }
}

const Code = ({ children }: { children: ReactNode }) => (
  <>
    <p className={css.aside}>{children}</p>
    <Field
      label="Verification code"
      name="answer"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
    />
  </>
);

function Choice({ legend, of }: { legend: string; of: readonly string[] }) {
  const [chosen, setChosen] = useState(of[0] ?? '');
  return (
    <RadioGroup legend={legend}>
      {of.map((way) => (
        <RadioCard
          key={way}
          name="answer"
          value={way}
          chosen={chosen}
          title={wayWords(way)}
          onChoose={setChosen}
        />
      ))}
    </RadioGroup>
  );
}
