import type { Part } from '../../lib/masked/masked-part.ts';
import css from '../style/masked-text.module.css';

/** A masked text; each placeholder is shown as a chip. */
export const Masked = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, placeholder }, index) =>
    placeholder === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change their order
      <span key={index} className={css.placeholder}>
        {placeholder.slice(1, -1)}
      </span>
    ),
  );
