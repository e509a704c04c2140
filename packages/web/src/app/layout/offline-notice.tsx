import { useIsOnline } from '../../lib/page/use-is-online.ts';
import css from './offline-notice.module.css';

/** Tells on every page, as soon as the device is offline, that nothing can be sent or loaded. */
export const OfflineNotice = () => (
  <div className={css.place} role="status">
    {!useIsOnline() && (
      <p className={css.notice}>
        You are offline. What was sent is kept; go on as soon as you are connected again.
      </p>
    )}
  </div>
);
