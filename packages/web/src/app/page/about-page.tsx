import { usePageTitle } from '../../lib/page/use-page-title.ts';
import css from './text-page.module.css';

export function AboutPage() {
  usePageTitle('About Us');
  return (
    <article className={`page ${css.text}`}>
      <h1>About Us</h1>
    </article>
  );
}
