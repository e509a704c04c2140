import { useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import css from './proof.module.css';

/** Copies the address of this page, which anyone may open. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  const onCopy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid('The link is copied: anyone can open it.'),
      () => setSaid('The browser did not let us copy it. Copy it from the address bar.'),
    );
  return (
    <>
      <Button look="primary" onClick={onCopy}>
        Copy Link
      </Button>
      <span role="status" className={css.said}>
        {said}
      </span>
    </>
  );
}
