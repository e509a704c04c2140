import { Link } from 'react-router';
import { useConfig } from '../../lib/config/config.ts';
import css from './footer.module.css';
import type { MenuLink } from './menu.ts';

const columns: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  {
    title: 'Features',
    links: [
      { title: 'DataPool', to: '/datapool' },
      { title: 'D-GPT', to: '/D-GPT' },
    ],
  },
  {
    title: 'Events & Programs',
    links: [
      { title: 'Data Grants', to: '/data-grants' },
      { title: 'Early Contribution Program', to: '/earlybird' },
    ],
  },
  {
    title: 'Documentations',
    links: [
      { title: 'Official Docs', to: '/docs' },
      { title: 'White Paper', to: '/white-paper' },
      { title: 'Data Protection', to: '/privacy' },
    ],
  },
  {
    title: 'Contact Us',
    links: [
      { title: 'About Us', to: '/about' },
      { title: 'Feedback form', to: '/feedback' },
    ],
  },
];

export function Footer() {
  const { supportEmail } = useConfig();
  return (
    <footer className={css.footer} data-glow="footer">
      <div className={css.inner}>
        <div className={css.columns}>
          {columns.map(({ title, links }) => (
            <section key={title}>
              <h2 className={css.title}>{title}</h2>
              <ul className={css.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={css.link}>
                      {link.title}
                    </Link>
                  </li>
                ))}
                {title === 'Contact Us' && supportEmail && (
                  <li>
                    <a className={css.link} href={`mailto:${supportEmail}`}>
                      {supportEmail}
                    </a>
                  </li>
                )}
              </ul>
            </section>
          ))}
        </div>
        <p className={css.follow}>
          <span>Follow Us</span> X, Telegram and Medium: our channels are not open yet.
        </p>
        <p className={css.line}>
          <span>© 2024 CGDX</span>
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
        </p>
      </div>
    </footer>
  );
}
