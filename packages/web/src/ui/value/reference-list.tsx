import { Hash } from './hash.tsx';
import css from './reference-list.module.css';

interface Reference {
  readonly name: string;
  readonly value: string;
}

/** Longer values are shortened, and can be copied. */
const mostLetters = 14;

/** The subjects of an event or a step: ids and names of things, never a text that a person wrote. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    <ul className={css.list}>
      {references.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event's references never change their order, and may be equal
        <li key={at}>
          <span className={css.name}>{name}</span> <ShortValue name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}

export const ShortValue = ({ name, value }: Reference) =>
  value.length > mostLetters ? <Hash value={value} name={name} /> : <span className="mono">{value}</span>;
