import type { Request } from '@cgdx/api/route/request.ts';
import { describeTime } from '../../lib/format/date.ts';
import { useOwnRequests } from '../../lib/request/own-requests.ts';
import { AskUs } from '../../ui/message/ask-us.tsx';
import { EmptyLine, LineSkeleton } from '../../ui/message/empty-line.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import lines from '../../ui/surface/line-card.module.css';
import { Chip, type Tone } from '../../ui/value/chip.tsx';
import css from './own-requests.module.css';

/** The person's requests to operators, with the answers. */
export function OwnRequestsCard({ sub }: { readonly sub: string }) {
  const query = useOwnRequests(sub);
  const { data, error } = query;
  return (
    <Card title="Your requests">
      <div className={lines.card}>
        {!data && (error ? <LoadFailure what="Your requests" query={query} /> : <LineSkeleton />)}
        {data?.length === 0 && (
          <EmptyLine title="You have made no request.">
            Refunds are asked for at a purchase, another look at a refused contribution on its page, anything
            else here.
          </EmptyLine>
        )}
        {data && data.length > 0 && (
          <ul className={lines.list} aria-label="Your requests">
            {data.map((request) => (
              <li key={request.requestId}>
                <OwnRequest request={request} />
              </li>
            ))}
          </ul>
        )}
        <div>
          <AskUs kind="complaint" action="Complain">
            A member of our team reads it and answers here.
          </AskUs>
        </div>
      </div>
    </Card>
  );
}

const kinds: Readonly<Record<Request['kind'], string>> = {
  refund: 'Refund of a purchase',
  complaint: 'Complaint',
  appeal: 'Appeal against a refusal',
};

const stateChips: Readonly<Record<Request['state'], readonly [Tone, string]>> = {
  open: ['warn', 'Waits for our answer'],
  accepted: ['good', 'Granted'],
  refused: ['fail', 'Declined'],
};

export function OwnRequest({ request }: { request: Request }) {
  const { kind, about, text, state, createdAt, decidedAt, answer } = request;
  const [tone, word] = stateChips[state];
  return (
    <article className={css.request}>
      <header className={css.head}>
        <span className={lines.name}>{kinds[kind]}</span>
        <Chip tone={tone}>{word}</Chip>
      </header>
      <p className={lines.about}>
        {describeTime(createdAt)}
        {about !== undefined && ` · ${kind === 'appeal' ? 'contribution' : 'purchase'} ${about.slice(0, 12)}`}
      </p>
      <p className={css.words}>{text}</p>
      {answer !== undefined && (
        <p className={css.words}>
          <strong>Our answer{decidedAt !== undefined && `, ${describeTime(decidedAt)}`}:</strong> {answer}
          {kind === 'refund' && state === 'accepted' && ' Your money is on its way back.'}
        </p>
      )}
    </article>
  );
}
