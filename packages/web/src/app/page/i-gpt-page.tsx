import { Insight } from '../../features/insight/insight.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { Unbroken } from '../../ui/value/unbroken.tsx';
import css from './assistant-page.module.css';

export default function InsightGptPage() {
  usePageTitle('InsightGPT (I-GPT)');
  return (
    <div className={`page ${css.page}`}>
      <div className={css.chat}>
        <h1>
          <Unbroken>InsightGPT (I-GPT)</Unbroken>
        </h1>
        <Insight />
      </div>
      <aside className={css.features} aria-label="About this assistant">
        <h2 className={css.title}>What it does</h2>
        <ul className={css.list}>
          <li>
            It counts what contributors of the masked data pools did, and shows shares with their charts.
          </li>
          <li>Every number has noise, so that nobody can tell from it what one person did.</li>
          <li>New contributors are counted two quarters after they came.</li>
          <li>Every number says its pool, period, sample size and margin.</li>
          <li>It describes what was; it does not forecast.</li>
        </ul>
      </aside>
    </div>
  );
}
