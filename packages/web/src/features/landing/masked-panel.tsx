import { partsOf, piecesOf } from '../../lib/masked/masked-part.ts';
import { Masked } from '../../ui/value/masked.tsx';
import { maskedSample } from './masked-sample.ts';
import css from './product.module.css';

/** Posts as they are in an export, beside the same posts as a buyer gets them. */
export function MaskedPanel() {
  return (
    <figure className={css.panel}>
      <figcaption className={css.head}>
        <h3>What leaves is masked</h3>
        <p>
          Names, addresses, numbers: found in the text of any post, and replaced before anything is stored for
          sale. The posts are invented; the masking is the real one.
        </p>
      </figcaption>
      <div className={css.compare}>
        <Posts title="In your export" isMasked={false} />
        <Posts title="What a buyer gets" isMasked />
      </div>
    </figure>
  );
}

function Posts({ title, isMasked }: { title: string; isMasked: boolean }) {
  return (
    <section className={css.posts} aria-label={title}>
      <p className={css.side}>{title}</p>
      {maskedSample.map(({ original, masked }) => (
        <p key={original} className={css.post}>
          {isMasked ? (
            <Masked parts={piecesOf(masked)} />
          ) : (
            partsOf(original, masked).map(({ text, placeholder }) =>
              placeholder === undefined ? (
                text
              ) : (
                <mark key={placeholder} className={css.personal}>
                  {text}
                </mark>
              ),
            )
          )}
        </p>
      ))}
    </section>
  );
}
