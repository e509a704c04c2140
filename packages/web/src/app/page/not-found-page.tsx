import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Rain } from '../../ui/rain/rain.tsx';
import css from './plain-page.module.css';

export default function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <section>
      <Rain />
      <div className={`page ${css.center}`}>
        <p className={css.code}>404</p>
        <h1>Lost in the vast sea of Data?</h1>
        <p className={css.lead}>There is no page at this address.</p>
        <LinkButton to="/" look="primary">
          Back to Home
        </LinkButton>
      </div>
    </section>
  );
}
