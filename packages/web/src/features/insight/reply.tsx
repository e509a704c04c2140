import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { downloadInsights, person, yourInsights } from '@cgdx/core/specification/word.ts';
import { useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { showError } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { OwnPrompt } from '../../ui/prompt/own-prompt.tsx';
import { getInsight } from './ask-insight.ts';
import { FindingView } from './finding-view.tsx';
import css from './insight.module.css';

interface ReplyProps {
  readonly insight: InsightAnswer;
  readonly onBegin: () => void;
}

/** The answer, with a chart and a table for each finding. */
export function Reply({ insight, onBegin }: ReplyProps) {
  const { message, response, findings, caveats = [], remarks } = insight;
  return (
    <>
      <OwnPrompt>
        <span className="unseen">{person}: </span>
        {message}
      </OwnPrompt>
      <section className={css.reply} aria-labelledby="your-insights">
        <header className={css.head}>
          <h2 id="your-insights">{yourInsights}</h2>
          <Button size="small" onClick={onBegin}>
            Ask Something Else
          </Button>
        </header>
        {findings.length === 0 ? (
          <p role="status">{response}</p>
        ) : (
          <>
            <p className="unseen" role="status">
              {findings.length} {findings.length === 1 ? 'finding' : 'findings'}.
            </p>
            <Remarks texts={caveats} />
            <div className={css.findings}>
              {findings.map((finding) => (
                <FindingView key={finding.queryId} finding={finding} />
              ))}
            </div>
            <Remarks texts={remarks} />
            <DownloadCard insightId={insight.insight_id} />
          </>
        )}
      </section>
    </>
  );
}

const Remarks = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className={css.remark}>
      {text}
    </p>
  ));

/** Downloads the report. Each press requests a new link, which is valid for a few minutes. */
function DownloadCard({ insightId }: { insightId: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { pdf_s3_location: link } = await getInsight(insightId);
      if (link !== undefined) location.assign(link);
    } catch (error) {
      showError('Error', 'The report could not be downloaded. Please try again.', explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.download}>
      <Icon name="book" />
      <div>
        <p className={css.downloadTitle}>{downloadInsights}</p>
        <p className={css.remark}>Findings, charts, tables, method and limits.</p>
      </div>
      <Button look="primary" busy={busy} onClick={() => void download()}>
        Download
      </Button>
    </div>
  );
}
