import { describeFilled, readDictionary } from './dictionary.ts';
import css from './market.module.css';

/** The dictionary of a dataset: each kind of record opens to its fields. */
export function DictionaryTable({ schema }: { schema: unknown }) {
  const dictionary = readDictionary(schema);
  if (!dictionary) return null;
  return (
    <section className={css.dictionary} aria-label="Data dictionary">
      <h3 className={css.subtitle}>What each field means</h3>
      {dictionary.kinds.map(({ kind, description, records, fields }) => (
        <details key={kind} className={css.kind}>
          <summary>
            {kind.replaceAll('-', ' ')}, {records.toLocaleString('en')}
          </summary>
          <p className={css.about}>{description}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <div className={css.fields} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Type</th>
                  <th scope="col">Filled</th>
                  <th scope="col">Meaning</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(({ name, type, unit, description: meaning, filled }) => (
                  <tr key={name}>
                    <th scope="row" className="mono">
                      {name}
                    </th>
                    <td>{unit ? `${type}, ${unit}` : type}</td>
                    <td>{describeFilled(filled)}</td>
                    <td>{meaning}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      ))}
    </section>
  );
}
