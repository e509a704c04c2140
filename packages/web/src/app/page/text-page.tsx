import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import css from './text-page.module.css';

interface TextPageProps {
  readonly title: string;
  /** The date of the last change, as the page shows it. */
  readonly date?: string;
  /** A call to action: below the contents on a wide screen, after the text on a narrow one. */
  readonly call?: ReactNode;
  /** Sections, each of which begins with an `h2`. */
  readonly children: ReactNode;
}

type Heading = ReactElement<{ readonly id?: string; readonly children: string }, 'h2'>;

const isHeading = (child: ReactNode): child is Heading => isValidElement(child) && child.type === 'h2';

/** Returns the anchor of a heading: `who-may-use-the-service` for `1. Who may use the service`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^[\d.\s]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A page of text, with a table of contents beside it on wide screens. */
export function TextPage({ title, date, call, children }: TextPageProps) {
  usePageTitle(title);
  const parts = Children.toArray(children);
  const headings = parts.filter(isHeading).map(({ props }) => props.children);
  return (
    <div className={`page ${css.page}`}>
      <article className={css.text}>
        <h1>{title}</h1>
        {date && <p className={css.date}>{date}</p>}
        {parts.map((part) =>
          isHeading(part) ? cloneElement(part, { id: anchorOf(part.props.children) }) : part,
        )}
      </article>
      <div className={css.aside}>
        <nav className={css.contents} aria-label="On this page">
          <p className={css.contentsTitle}>On this page</p>
          <ul>
            {headings.map((heading) => (
              <li key={heading}>
                <a href={`#${anchorOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {call}
      </div>
    </div>
  );
}
