import { kindWord } from '../../lib/format/kind-word.ts';
import { ColumnHistogram } from './column-histogram.tsx';
import { type Dictionary, describeFilled, readDictionary } from './dictionary.ts';
import css from './inside-table.module.css';

interface InsideTableProps {
  /** The dictionary, in the format of the dataset. */
  readonly schema: unknown;
  /** An invented record of each kind: no real record is shown before the purchase. */
  readonly invented: readonly unknown[];
}

/** The columns of a dataset, in a table for each kind of record, with the distribution of values above each column. */
export function InsideTable({ schema, invented }: InsideTableProps) {
  const dictionary = readDictionary(schema);
  if (!dictionary) return null;
  const kinds = dictionary.kinds.toSorted((a, b) => b.records - a.records);
  return (
    <section className={css.kinds} aria-label="Columns">
      {kinds.map((kind, at) => (
        <details key={kind.kind} className={css.kind} open={at === 0}>
          <summary>
            {kind.records.toLocaleString('en')} {kindWord(kind.kind, kind.records)}
          </summary>
          <p className={css.about}>{kind.description}</p>
          <KindTable kind={kind} example={invented.find((record) => isOfKind(record, kind.kind))} />
        </details>
      ))}
      <p className={css.note}>
        Bars are bands of values in steps of 5 %, and sizes by quarter. The smallest and the largest value
        stay out, and so does what is rare.
      </p>
    </section>
  );
}

const isOfKind = (record: unknown, kind: string): record is Readonly<Record<string, unknown>> =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === kind;

interface KindTableProps {
  readonly kind: Dictionary['kinds'][number];
  readonly example: Readonly<Record<string, unknown>> | undefined;
}

function KindTable({ kind: { kind, fields }, example }: KindTableProps) {
  const isWithheld = fields.some(({ withheld = 0 }) => withheld > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={css.scroll} tabIndex={0} aria-label={`Columns of ${kindWord(kind, 2)}`}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {fields.map((field) => (
              <th key={field.name} scope="col">
                <ColumnHistogram field={field} />
                <span className="mono">{field.name}</span>
                <span className={css.type}>{field.unit ? `${field.type}, ${field.unit}` : field.type}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {example && (
            <tr className={css.example}>
              <th scope="row">Invented</th>
              {fields.map(({ name }) => (
                <td key={name}>{String(example[name] ?? '')}</td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">Filled</th>
            {fields.map(({ name, filled }) => (
              <td key={name}>{describeFilled(filled)}</td>
            ))}
          </tr>
          {isWithheld && (
            <tr>
              <th scope="row">Withheld</th>
              {fields.map(({ name, withheld = 0 }) => (
                <td key={name}>{describeFilled(withheld)}</td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">Meaning</th>
            {fields.map(({ name, description }) => (
              <td key={name}>{description}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
