import { readUploadHash } from '@cgdx/core/contribution/upload-hash.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { proofPath } from '../../lib/proof/proof-path.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import css from './proof.module.css';

/** A form for the hash of the upload whose proof is checked. */
export function ProofSearch({ given }: { given: string }) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState(given);
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('hash') ?? '');
        const uploadHash = readUploadHash(text);
        if (uploadHash) navigate(proofPath(uploadHash));
        else setRefused(text || ' ');
      }}
    >
      <Field
        label="Upload hash"
        name="hash"
        defaultValue={given}
        hint="From a list, a receipt or the certificate.json of a purchase."
        autoComplete="off"
        spellCheck={false}
        required
      />
      {refused && (
        <Notice tone="fail" role="alert" title="This is not an upload hash.">
          It has 43 letters, digits, - and _, or 0x and 64 hexadecimal digits.
        </Notice>
      )}
      <div>
        <Button look="primary" type="submit">
          Check the Proof
        </Button>
      </div>
    </form>
  );
}
