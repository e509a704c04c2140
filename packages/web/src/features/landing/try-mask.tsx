import { useId } from 'react';
import { piecesOf } from '../../lib/masked/masked-part.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Masked } from '../../ui/value/masked.tsx';
import css from './product.module.css';
import { type Masking, useTryMask } from './use-try-mask.ts';

/** The length of a post in characters, which the mask searches as fast as a person types. */
const longest = 280;

/** Lets a visitor type a sentence and see it masked, as a buyer would see it. */
export function TryMask({ start }: { start: () => Promise<Masking> }) {
  const { text, shown, problem, prepare, type, tryAgain } = useTryMask(start);
  const id = useId();
  const isBehind = shown.original !== text;
  return (
    <figure className={`${css.panel} ${css.try}`}>
      <figcaption className={css.head}>
        <h2 className={css.tryTitle}>Type a sentence, watch it masked</h2>
      </figcaption>
      <label className={css.label} htmlFor={id}>
        In your export
      </label>
      <textarea
        id={id}
        className={css.typed}
        value={text}
        maxLength={longest}
        rows={3}
        spellCheck={false}
        onFocus={prepare}
        onChange={(event) => type(event.target.value)}
      />
      <p className={css.label}>What a buyer gets</p>
      <p className={css.result} aria-live="polite" aria-busy={isBehind}>
        <Masked parts={piecesOf(shown.masked)} />
      </p>
      <p className={css.here} role={problem ? 'alert' : 'note'}>
        {problem ? (
          <>
            {problem}
            <Button size="small" onClick={tryAgain}>
              Try Again
            </Button>
          </>
        ) : (
          <>
            <Icon name="lock" size={16} />
            Masked here, by your own browser: nothing that you type is sent.
          </>
        )}
      </p>
    </figure>
  );
}
