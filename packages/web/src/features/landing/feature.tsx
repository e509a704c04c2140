import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Unbroken } from '../../ui/value/unbroken.tsx';
import css from './landing.module.css';

interface FeatureProps {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** A path of ours, or another site, which opens in a new tab. Without it the card is not a link. */
  readonly to?: string;
  readonly newTab?: boolean;
  readonly tone?: 'plain' | 'assistant';
  readonly size?: 'normal' | 'small';
}

export function Feature({ title, text, icon, to, newTab, tone = 'plain', size = 'normal' }: FeatureProps) {
  const className = [css.feature, tone === 'assistant' && css.assistant, size === 'small' && css.small]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      <span className={css.featureIcon}>
        <Icon name={icon} />
      </span>
      <span className={css.featureBody}>
        <span className={css.featureTitle}>
          <Unbroken>{title}</Unbroken>
        </span>
        <span className={css.featureText}>{text}</span>
      </span>
      {to && (
        <span className={css.featureArrow}>
          <Icon name="arrow" />
        </span>
      )}
    </>
  );
  if (!to) return <div className={className}>{content}</div>;
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={`${className} ${css.press}`} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Link
      to={to}
      className={`${className} ${css.press}`}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {content}
    </Link>
  );
}
