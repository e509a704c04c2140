import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { ledgerFindings } from '@cgdx/core/export/contract/ledger-words.ts';
import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import { kindWord } from '../../../lib/format/kind-word.ts';
import { exportLanguage } from '../../../lib/format/language-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Card } from '../../../ui/surface/card.tsx';
import { Chip } from '../../../ui/value/chip.tsx';
import css from './look.module.css';

/** The kind and the content of the export, as found on this device. */
export function ContentsCard({ look }: { look: ExportLook }) {
  const { summary, notes, language, firstDay, lastDay, recordCounts, sizeBytes, ledger, notUnderstood } =
    look;
  const kind = summary.find(({ label }) => label === 'Export')?.value;
  const counts = Object.entries(recordCounts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  return (
    <Card title="What is in it" aside={<Chip>Not sent yet</Chip>}>
      <div className={css.stack}>
        <dl className={css.facts}>
          <Fact name="Export">{kind}</Fact>
          <Fact name="Period">
            {firstDay && lastDay ? (
              <>
                <time dateTime={firstDay}>{firstDay}</time> to <time dateTime={lastDay}>{lastDay}</time>
              </>
            ) : (
              'Its records have no dates'
            )}
          </Fact>
          <Fact name="Language">{exportLanguage(language)}</Fact>
          <Fact name="Would be sent">{describeFileSize(sizeBytes)}</Fact>
        </dl>
        <ul className={css.counts} aria-label="Records">
          {counts.map(([name, count]) => (
            <li key={name} className={css.count}>
              <span className={css.countNumber}>{count.toLocaleString('en')}</span>
              <span className={css.countWord}>{kindWord(name, count)}</span>
            </li>
          ))}
        </ul>
        <dl className={css.facts} aria-label="What became of every file and record">
          {ledgerFindings(ledger).map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        </dl>
        {notUnderstood.length > 0 && (
          <details>
            <summary>Files that we could not read</summary>
            <ul>
              {notUnderstood.map(({ path, why }) => (
                <li key={path}>
                  {path} {why}.
                </li>
              ))}
            </ul>
          </details>
        )}
        {notes.length > 0 && (
          <ul className={css.notes} aria-label="Worth knowing">
            {notes.map(({ label, value }) => (
              <li key={`${label} ${value}`}>
                <Icon name="warn" size={16} />
                <span>
                  <strong>{label}.</strong> {value}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
