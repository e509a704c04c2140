import type { Consent } from '@cgdx/api/route/consent.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { useGiveConsent } from '../../lib/consent/consent.ts';
import { Button } from '../../ui/control/button.tsx';
import { CheckLine } from '../../ui/control/check-line.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import css from './consent-dialog.module.css';

interface ConsentDialogProps {
  readonly open: boolean;
  readonly sub: string;
  readonly query: UseQueryResult<Consent>;
  readonly onClose: () => void;
}

/** Asks for age, residency and consent before the first upload, and again if the text has changed or consent was withdrawn. */
export function ConsentDialog({ open, sub, query, onClose }: ConsentDialogProps) {
  return (
    <Dialog open={open} title="Before you upload" onClose={onClose}>
      {query.data ? (
        // The key makes a new version of the text a new form, with nothing ticked.
        <Form key={query.data.version} sub={sub} consent={query.data} onClose={onClose} />
      ) : (
        <LoadFailure what="What you have agreed to" query={query} />
      )}
    </Dialog>
  );
}

const goesByItself = 'Nothing is sent yet: it goes by itself once you have agreed.';

const intros: Readonly<Record<Consent['state'], string>> = {
  missing: `We ask this once. ${goesByItself}`,
  outdated: `This has changed since you agreed to it. ${goesByItself}`,
  withdrawn: `You had withdrawn your consent. ${goesByItself}`,
  given: '',
};

const statementNames = ['age', 'residency', 'processing'] as const;

function Form({ sub, consent, onClose }: { sub: string; consent: Consent; onClose: () => void }) {
  const give = useGiveConsent(sub);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        give.mutate(consent.version);
      }}
    >
      <p className={css.about}>{intros[consent.state]}</p>
      <div>
        {statementNames.map((name) => (
          <CheckLine
            key={name}
            checked={confirmed.has(name)}
            onChange={(checked) =>
              setConfirmed((before) => {
                const after = new Set(before);
                if (checked) after.add(name);
                else after.delete(name);
                return after;
              })
            }
          >
            {consent.statements[name]}
          </CheckLine>
        ))}
      </div>
      <p className={css.about}>
        Read the <NewTab to="/terms">Terms &amp; Conditions</NewTab> and the{' '}
        <NewTab to="/privacy">Privacy Policy</NewTab>. What you confirm is kept with its time; you can
        withdraw it on your account page.
      </p>
      {give.error && (
        <Notice tone="fail" role="alert" title="This was not confirmed.">
          {explain(give.error)}
        </Notice>
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>Not Now</Button>
        <Button look="primary" type="submit" busy={give.isPending}>
          Agree and Upload
        </Button>
      </div>
    </form>
  );
}

const NewTab = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {children}
  </a>
);
