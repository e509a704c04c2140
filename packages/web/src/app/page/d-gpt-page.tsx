import { CatalogueSize } from '../../features/assistant/catalogue-size.tsx';
import { Chat } from '../../features/assistant/chat.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { Unbroken } from '../../ui/value/unbroken.tsx';
import css from './assistant-page.module.css';

export default function DataGptPage() {
  usePageTitle('DataGPT (D-GPT)');
  return (
    <div className={`page ${css.page}`}>
      <div className={css.chat}>
        <h1>
          <Unbroken>DataGPT (D-GPT)</Unbroken>
        </h1>
        <Chat />
      </div>
      <aside className={css.features} aria-label="About this assistant">
        <h2 className={css.title}>What it does</h2>
        <ul className={css.list}>
          <li>It finds datasets for a need you describe, and says of each why it fits.</li>
          <li>It names only what exists: every title and link is a record of the catalogue.</li>
          <li>If nothing fits, it says so and shows what comes nearest.</li>
          <li>Follow-ups change the need: “only after 2020”, “the same for Japan”.</li>
        </ul>
        <div className={css.size}>
          <CatalogueSize />
        </div>
      </aside>
    </div>
  );
}
