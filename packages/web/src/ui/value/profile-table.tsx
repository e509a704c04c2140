import type { ProfileRow } from '@cgdx/core/export/dataset/profile-schema.ts';
import { kindWord } from '../../lib/format/kind-word.ts';
import { languageNames } from '../../lib/format/language-name.ts';
import css from './profile-table.module.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const partHours = 4;

/** A profile: one line for each quarter, newest first, and the habits in the whole history. */
export function ProfileTable({ rows }: { rows: readonly ProfileRow[] }) {
  const quarters = rows.flatMap((row) => (row.row === 'quarter' ? row : [])).toReversed();
  const [history] = rows.flatMap((row) => (row.row === 'history' ? row : []));
  return (
    <div>
      {quarters.length > 0 && <QuarterTable quarters={quarters} />}
      {history && (
        <p className={css.habits}>
          {history.weekdayPercent.length > 0 &&
            `Weekdays: ${weekdays.map((day, at) => `${day} ${history.weekdayPercent[at]} %`).join(', ')}. Times of day: ${history.dayPartPercent
              .map((percent, at) => `${at * partHours}–${(at + 1) * partHours} h ${percent} %`)
              .join(', ')}. `}
          Without a time: {describeSizes(history.undated)}. Without a class: {history.otherPercent} %.
        </p>
      )}
    </div>
  );
}

type QuarterRow = Extract<ProfileRow, { row: 'quarter' }>;

function QuarterTable({ quarters }: { quarters: readonly QuarterRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div className={css.scroll} tabIndex={0}>
      <table className={css.table} aria-label="Profile">
        <thead>
          <tr>
            <th scope="col">Quarter</th>
            <th scope="col">Records</th>
            <th scope="col">Classes</th>
            <th scope="col">Languages</th>
            <th scope="col">Devices</th>
          </tr>
        </thead>
        <tbody>
          {quarters.map(({ quarter, records, classes, languages, devices }) => (
            <tr key={quarter}>
              <th scope="row">{quarter.replace('-', ' ')}</th>
              <td>{describeSizes(records)}</td>
              <td>{classes.map(describeClass).join(', ') || 'none'}</td>
              <td>{languageNames(languages) || 'none'}</td>
              <td>{devices.join(', ') || 'none'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const describeSizes = (sizes: Readonly<Record<string, string>>): string =>
  Object.entries(sizes)
    .filter(([, size]) => size !== '0')
    .map(([kind, size]) => `${size.replace('-', '–')} ${kindWord(kind, 2)}`)
    .join(', ') || 'none';

/** Returns the short name of a class: `track` for `play.medium: track`; for a flag, the flag's name. */
function describeClass(name: string): string {
  const [path = '', value = ''] = name.split(': ');
  return value === 'true' ? path.slice(path.indexOf('.') + 1) : value.replaceAll('_', ' ');
}
