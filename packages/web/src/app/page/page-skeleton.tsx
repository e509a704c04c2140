import { useLocation } from 'react-router';
import bone from '../../ui/loading/skeleton.module.css';
import css from './page-skeleton.module.css';
import { headingAt } from './prerendered-pages.ts';

/** A placeholder in the shape of a page while its code or its first data are loading. Sizes are classes, since it is prerendered. */
export function PageSkeleton() {
  const heading = headingAt(useLocation().pathname);
  return (
    <div className={`page ${css.page}`} role="status" aria-label="Loading">
      {heading && <h1>{heading}</h1>}
      {[...(heading ? [] : [css.title]), css.lead, css.body].map((size) => (
        <span key={size} className={`${bone.bone} ${size}`} aria-hidden="true" data-skeleton />
      ))}
    </div>
  );
}
