import { Hash } from './hash.tsx';
import css from './reference-list.module.css';

interface Reference {
  readonly name: string;
  readonly value: string;
}

/** Whatever is longer is shortened, and can be copied. */
const mostLetters = 14;

/** What an event or a step is about: names of things, never what a person wrote. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    <ul className={css.list}>
      {references.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event's references never move, and may be alike
        <li key={at}>
          <span className={css.name}>{name}</span> <ShortValue name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}

export const ShortValue = ({ name, value }: Reference) =>
  value.length > mostLetters ? <Hash value={value} name={name} /> : <span className="mono">{value}</span>;
