import type { RequestKind } from '@cgdx/api/route/request.ts';
import { useState } from 'react';
import { useAsk } from '../../lib/request/own-requests.ts';
import { Button } from '../control/button.tsx';
import { Notice } from './notice.tsx';
import { TextForm } from './text-form.tsx';

interface AskUsProps {
  readonly kind: RequestKind;
  /** The id of the purchase or contribution that the request is about. */
  readonly about?: string;
  /** The label of the button that opens the form. */
  readonly action: string;
  /** What happens with the request, or its rule. */
  readonly children: string;
}

/** A form, opened in place, for a request to operators; the answer appears on the account page. */
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

/** The API's minimum length. */
const leastLetters = 10;
const mostLetters = 2_000;
