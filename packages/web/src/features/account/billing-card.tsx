import type { Billing } from '@cgdx/api/route/invoice.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import { LineSkeleton } from '../../ui/message/empty-line.tsx';
import { Failure } from '../../ui/message/failure.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { DocumentButtons } from '../../ui/surface/document-buttons.tsx';
import css from './billing-card.module.css';

const billingQuery = (sub: string) =>
  queryOptions({
    queryKey: ['billing', sub],
    queryFn: ({ signal }) => call('GET /billing', { signal }),
  });

/** Shows to whom the person's invoices are addressed, and lets them change it. */
export function BillingCard({ sub }: { sub: string }) {
  const query = useQuery(billingQuery(sub));
  return (
    <Card title="Invoices">
      {query.data ? (
        <>
          <BillingForm sub={sub} kept={query.data} />
          <MonthOfInvoices />
        </>
      ) : query.error ? (
        <LoadFailure what="Who your invoices are for" query={query} />
      ) : (
        <LineSkeleton />
      )}
    </Card>
  );
}

function BillingForm({ sub, kept }: { sub: string; kept: Billing }) {
  const queries = useQueryClient();
  const [billing, setBilling] = useState(kept);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: Billing) => call('POST /billing', { body }),
    onSuccess: (stored) => queries.setQueryData(billingQuery(sub).queryKey, stored),
  });
  const isKept = billing.company === kept.company && billing.uen === kept.uen;
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(billing);
  };
  return (
    <form className={css.form} onSubmit={save}>
      <p>
        Each purchase has an invoice, which you download at its receipt under “Transactions”. It names who you
        buy for, as you say here before you first download it.
      </p>
      <Field
        label="Company"
        maxLength={120}
        autoComplete="organization"
        value={billing.company}
        onChange={(event) => setBilling({ ...billing, company: event.currentTarget.value })}
      />
      <Field
        label="UEN"
        pattern="[0-9A-Z]{9,10}"
        hint="Its unique entity number: 9 or 10 digits and capitals, such as 201912345K."
        value={billing.uen}
        onChange={(event) => setBilling({ ...billing, uen: event.currentTarget.value.toUpperCase() })}
      />
      {error && <Failure error={error} />}
      <div className={css.actions}>
        <Button type="submit" size="small" busy={isPending} disabled={isKept}>
          Save
        </Button>
        {isSuccess && isKept && <span role="status">Saved.</span>}
      </div>
    </form>
  );
}

async function invoicesOf(month: string) {
  const { pdf, csv } = await call('GET /invoices/{month}', { path: { month } });
  return { name: `invoices-${month}`, pdf, csv };
}

/** Downloads the invoices of a month's purchases in one document. */
function MonthOfInvoices() {
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7));
  return (
    <div className={css.month}>
      <Field
        label="All invoices of a month"
        type="month"
        required
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <DocumentButtons title="Invoices" load={() => invoicesOf(month)} />
    </div>
  );
}
