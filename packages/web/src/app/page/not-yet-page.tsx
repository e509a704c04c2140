import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import type { NotYet } from './not-yet.ts';
import css from './plain-page.module.css';

/** Says plainly that something is not built yet. */
export default function NotYetPage({ page }: { page: NotYet }) {
  usePageTitle(page.title);
  return (
    <section>
      <div className={`page ${css.center}`}>
        <Chip tone="warn">Not yet</Chip>
        <h1>{page.title}</h1>
        <p className={css.lead}>{page.text}</p>
        <LinkButton to="/datapool?role=contribute">Contribute Data instead</LinkButton>
      </div>
    </section>
  );
}
