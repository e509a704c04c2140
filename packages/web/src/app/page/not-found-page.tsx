import { notFound } from '@cgdx/core/specification/word.ts';
import { Feature } from '../../features/landing/feature.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Rain } from '../../ui/rain/rain.tsx';
import css from './plain-page.module.css';

const ways = [
  {
    to: '/datapool?role=contribute',
    title: 'Contribute Data',
    text: 'Send an export and be paid',
    icon: 'upload',
  },
  { to: '/datapool?role=buy', title: 'Buy Data', text: 'Masked uploads, by their quality', icon: 'layers' },
  { to: '/D-GPT', title: 'DataGPT (D-GPT)', text: 'Find data by describing it', icon: 'search' },
  { to: '/guide', title: 'Tutorials', text: 'How to start contributing and earning', icon: 'book' },
] as const;

export default function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <section>
      <Rain />
      <div className={`page ${css.center}`}>
        <p className={css.code}>404</p>
        <h1>{notFound}</h1>
        <p className={css.lead}>There is no page at this address. Here is what people look for:</p>
        <div className={css.ways}>
          {ways.map((way) => (
            <Feature key={way.to} {...way} size="small" />
          ))}
        </div>
        <LinkButton to="/" look="primary">
          Back to Home
        </LinkButton>
      </div>
    </section>
  );
}
