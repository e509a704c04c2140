import type { RequestKind } from '@cgdx/api/route/request.ts';
import { useState } from 'react';
import { useAsk } from '../../lib/request/own-requests.ts';
import { Button } from '../control/button.tsx';
import { Notice } from './notice.tsx';
import { TextForm } from './text-form.tsx';

interface AskUsProps {
  readonly kind: RequestKind;
  /** The purchase or the contribution that it is about. */
  readonly about?: string;
  /** What the button says that opens it. */
  readonly action: string;
  /** What comes of it, or its rule. */
  readonly children: string;
}

/** Asks an operator, in place; the answer is on the account page. */
export function AskUs({ kind, about, action, children }: AskUsProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, data, error, isPending } = useAsk();
  if (data)
    return (
      <Notice tone="good" role="status" title="We have it.">
        A member of our team reads it. The answer is under “Your requests” on your account page.
      </Notice>
    );
  if (!isAsking)
    return (
      <Button size="small" onClick={() => setAsking(true)}>
        {action}
      </Button>
    );
  return (
    <TextForm
      label="What is wrong?"
      hint="Operators read it, and nobody else. Name nobody but yourself."
      short={`Say what is wrong in ${leastLetters} letters or more.`}
      least={leastLetters}
      most={mostLetters}
      actions={[
        {
          word: action,
          look: 'primary',
          onSend: (text) => mutate({ kind, ...(about !== undefined && { about }), text }),
        },
      ]}
      busy={isPending}
      error={error}
      onCancel={() => setAsking(false)}
    >
      <p>{children}</p>
    </TextForm>
  );
}

/** As the API counts them. */
const leastLetters = 10;
const mostLetters = 2_000;
