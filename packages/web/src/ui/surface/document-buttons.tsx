import { useMutation } from '@tanstack/react-query';
import { saveBlob, saveText } from '../../lib/download/save-file.ts';
import { Button } from '../control/button.tsx';
import { Failure } from '../message/failure.tsx';
import css from './document-buttons.module.css';

export interface WrittenDocument {
  /** The name of the document's files, without an extension. */
  readonly name: string;
  /** The PDF file, base64. */
  readonly pdf: string;
  readonly csv: string;
}

interface DocumentButtonsProps {
  /** The document's name on the buttons. */
  readonly title: string;
  readonly load: () => Promise<WrittenDocument>;
}

/** Buttons to download a document as PDF, for people, and as CSV, for their accounting. */
export function DocumentButtons({ title, load }: DocumentButtonsProps) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (form: 'pdf' | 'csv') => {
      const { name, pdf, csv } = await load();
      if (form === 'csv') return saveText(csv, `${name}.csv`, 'text/csv');
      const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), `${name}.pdf`);
    },
  });
  return (
    <>
      <span className={css.buttons}>
        {(['pdf', 'csv'] as const).map((form) => (
          <Button key={form} size="small" busy={isPending && variables === form} onClick={() => mutate(form)}>
            {`${title}, ${form.toUpperCase()}`}
          </Button>
        ))}
      </span>
      {error && <Failure error={error} />}
    </>
  );
}
