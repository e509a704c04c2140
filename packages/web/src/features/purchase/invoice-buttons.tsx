import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { saveBlob, saveText } from '../../lib/download/save-file.ts';
import { Button } from '../../ui/control/button.tsx';
import { Failure } from '../../ui/message/failure.tsx';
import css from './purchase.module.css';

/** Downloads a purchase's invoice, for people and for their books. */
export function InvoiceButtons({ purchaseId }: { purchaseId: string }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (form: 'pdf' | 'csv') => {
      const path = { purchaseId };
      const { invoiceNumber, pdf, csv } = await call('GET /transactions/{purchaseId}/invoice', { path });
      if (form === 'csv') return saveText(csv, `invoice-${invoiceNumber}.csv`, 'text/csv');
      const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), `invoice-${invoiceNumber}.pdf`);
    },
  });
  return (
    <>
      <span className={css.actions}>
        {(['pdf', 'csv'] as const).map((form) => (
          <Button key={form} size="small" busy={isPending && variables === form} onClick={() => mutate(form)}>
            {`Invoice, ${form.toUpperCase()}`}
          </Button>
        ))}
      </span>
      {error && <Failure error={error} />}
    </>
  );
}
