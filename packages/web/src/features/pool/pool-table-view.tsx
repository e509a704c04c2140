import { leastContributors } from '@cgdx/core/insight/budget.ts';
import type { PoolTable, PoolTableYear } from '@cgdx/core/insight/pool-table.ts';
import { grouped } from '@cgdx/core/pricing/grouped.ts';
import { EmptyLine } from '../../ui/message/empty-line.tsx';
import css from './pool-table-view.module.css';

/** Counts, with noise, of the items that people in a pool have and of their activity by month; every data.zip has the same table. */
export function PoolTableView({ table }: { table: Pick<PoolTable, 'years'> }) {
  const [newest] = table.years;
  if (newest) return <Year column={newest} />;
  return (
    <EmptyLine title="No table yet">
      Once about {leastContributors} people are counted, you see here how many of them hold what, and when
      they are active. People are counted two quarters after they came; the table of a year is made in July of
      the next, and is in every data.zip.
    </EmptyLine>
  );
}

/** Items per list: more could not be compared at a glance. The table in data.zip has all of them. */
const mostShown = 10;

function Year({ column }: { column: PoolTableYear }) {
  const { year, people, margin, items, classes } = column;
  const shown = items.slice(0, mostShown);
  const most = shown[0]?.people ?? 1;
  return (
    <>
      <p className={css.note}>{`${year}, about ${grouped(people)} people`}</p>
      {shown.length > 0 && (
        <>
          <h3 className={css.title}>Most held in {year}</h3>
          <ol className={css.items}>
            {shown.map(({ name, people: count }) => (
              <li key={name}>
                <span className={css.name}>{name}</span>
                <span className={css.track} aria-hidden="true">
                  <span className={css.bar} style={{ width: `${(100 * count) / most}%` }} />
                </span>
                <span className={css.count}>{grouped(count)}</span>
              </li>
            ))}
          </ol>
          <p className={css.note}>
            People, ± {grouped(margin.items)}.{' '}
            {items.length > shown.length && `${grouped(items.length)} items in data.zip.`}
          </p>
        </>
      )}
      <h3 className={css.title}>Active by month</h3>
      <Months classes={classes} people={people} />
      <p className={css.note}>
        People, ± {grouped(margin.classes)}. Every number has noise, so that nobody can tell from it what one
        person did.
      </p>
    </>
  );
}

function Months({ classes, people }: Pick<PoolTableYear, 'classes' | 'people'>) {
  const months = [...new Set(classes.map(({ month }) => month))];
  const kinds = [...new Set(classes.map(({ kind }) => kind))];
  const countOf = (month: string, kind: string): number =>
    classes.find((each) => each.month === month && each.kind === kind)?.people ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={css.scroll} tabIndex={0} aria-label="People by month and kind of record">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month.slice(5)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              {months.map((month) => (
                <td
                  key={month}
                  style={
                    {
                      '--filled': `${Math.round(Math.min(1, countOf(month, kind) / people) * 60)}%`,
                    } as object
                  }
                >
                  {grouped(countOf(month, kind))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
