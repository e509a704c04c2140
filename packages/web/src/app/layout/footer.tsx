import { footer } from '@cgdx/core/specification/word.ts';
import { Link } from 'react-router';
import { useConfig } from '../../lib/config/config.ts';
import { AnyLink } from '../../ui/control/any-link.tsx';
import css from './footer.module.css';
import { channels, footerColumns } from './menu.ts';

export function Footer() {
  const config = useConfig();
  const open = channels(config);
  return (
    <footer className={css.footer} data-glow="footer">
      <div className={css.inner}>
        <div className={css.columns}>
          {footerColumns(config).map(({ title, links }) => (
            <section key={title}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <AnyLink to={link.to} className={css.link}>
                      {link.title}
                    </AnyLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {open.length > 0 && (
          <div className={css.follow}>
            <h2 className={css.followTitle}>{footer.follow[0]}</h2>
            {open.map(({ title, to }) => (
              <AnyLink key={to} to={to} className={css.link}>
                {title}
              </AnyLink>
            ))}
          </div>
        )}
        <p className={css.line}>
          {/* A prerendered page has the year of its build, which may be over. */}
          <span suppressHydrationWarning>
            © {config.copyrightYear ?? String(new Date().getFullYear())} CGDX
          </span>
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
        </p>
      </div>
    </footer>
  );
}
