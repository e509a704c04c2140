import { useState } from 'react';
import { causeOf, costOfWaiting, remedySentences } from '../../lib/operator/failure-cause.ts';
import { runbookParagraph } from '../../lib/operator/runbook.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import css from './failure-cause-notice.module.css';
import { Notice } from './notice.tsx';

interface FailureCauseNoticeProps {
  /** The error's name. */
  readonly error: string | undefined;
  readonly attempts: number;
  /** The workflow or the function that the error stopped. */
  readonly of: string;
}

/** Says why something failed, whether a retry helps, what it costs to wait, and what the runbook says. */
export function FailureCauseNotice({ error, attempts, of }: FailureCauseNoticeProps) {
  const { sentence, remedy, runbook } = causeOf(error, attempts);
  const [text, setText] = useState<string>();
  const load = () =>
    loadChunk(() => runbookParagraph(runbook)).then(setText, (reason: Error) => setText(reason.message));
  return (
    <Notice tone="fail" title={sentence}>
      <p>
        {remedySentences[remedy]} {costOfWaiting(of)}
      </p>
      <details className={css.runbook} onToggle={() => text === undefined && void load()}>
        <summary>Runbook: {runbook}</summary>
        {text?.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </Notice>
  );
}
