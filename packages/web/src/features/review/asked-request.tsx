import type { AskedRequest as Asked } from '@cgdx/api/route/operator/review.ts';
import { refundRule } from '@cgdx/core/purchase/refund-rule.ts';
import { Link } from 'react-router';
import { describeTime } from '../../lib/format/date.ts';
import { shorten } from '../../lib/format/shorten.ts';
import { executionAddress } from '../../lib/operator/address.ts';
import { TextForm } from '../../ui/message/text-form.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { leastLetters, mostLetters } from '../../ui/surface/reason-dialog.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { useAnswerRequest } from './answer-request.ts';
import css from './review.module.css';

const titles: Readonly<Record<Asked['kind'], string>> = {
  refund: 'A buyer asks for a refund',
  complaint: 'A complaint',
  appeal: 'An appeal against a refusal',
};

const consequences: Readonly<Record<Asked['kind'], string>> = {
  refund: `${refundRule} If granted, the next sweep revokes the download and refunds the whole payment.`,
  complaint: 'The person reads your answer; nothing else happens.',
  appeal: 'The file is deleted: if you grant it, say that they may send the export again.',
};

/** A person's request in their own words; the answer goes to them and into the audit log. */
export function AskedRequest({ request }: { request: Asked }) {
  const { requestId, kind, about, executionId, text, userHash, createdAt } = request;
  const { mutate, isPending, error } = useAnswerRequest(requestId);
  return (
    <Card title={titles[kind]} aside={<Chip>{kind}</Chip>}>
      <dl className={css.facts}>
        <dt>Waits since</dt>
        <dd>{describeTime(createdAt)}</dd>
        <dt>Person</dt>
        <dd>
          <Hash value={userHash} name="person’s hash" />
        </dd>
        {about !== undefined && (
          <>
            <dt>About</dt>
            <dd>
              {executionId === undefined ? (
                <Link
                  className={`${css.link} mono`}
                  to={`/operator/executions?purchase=${about}`}
                  title={about}
                >
                  {shorten(about)}
                </Link>
              ) : (
                <Link
                  className={`${css.link} mono`}
                  to={executionAddress('contribution', executionId)}
                  title={executionId}
                >
                  {shorten(executionId)}
                </Link>
              )}
            </dd>
          </>
        )}
        <dt>What they write</dt>
        <dd className={css.words}>{text}</dd>
      </dl>
      <div className={css.answer}>
        <TextForm
          label="Your answer"
          hint="The person reads it, and the audit log keeps it with your name. Name no participant in it."
          short={`Answer in ${leastLetters} letters or more.`}
          least={leastLetters}
          most={mostLetters}
          actions={[
            { word: 'Grant', look: 'primary', onSend: (reason) => mutate({ decision: 'accepted', reason }) },
            { word: 'Decline', onSend: (reason) => mutate({ decision: 'refused', reason }) },
          ]}
          busy={isPending}
          error={error}
        >
          <p>{consequences[kind]}</p>
        </TextForm>
      </div>
    </Card>
  );
}
