import css from './unbroken.module.css';

/** A text in which D-GPT and I-GPT are not broken at their hyphen. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\(?[DI]-GPT\)?)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change their order
      <span key={index} className={css.unbroken}>
        {piece}
      </span>
    ),
  );
