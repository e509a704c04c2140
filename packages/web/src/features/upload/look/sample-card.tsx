import type { ExportSample } from '@cgdx/core/export/pass/sample-export.ts';
import type { OfferWords } from '@cgdx/core/pool/offer-words.ts';
import type { Offer } from '@cgdx/core/pool/pool.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { explain } from '../../../lib/api/api-error.ts';
import { kindWord } from '../../../lib/format/kind-word.ts';
import type { Part } from '../../../lib/masked/masked-part.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { Card } from '../../../ui/surface/card.tsx';
import { Chip } from '../../../ui/value/chip.tsx';
import { Masked } from '../../../ui/value/masked.tsx';
import { ProfileTable } from '../../../ui/value/profile-table.tsx';
import type { LookedState } from './look-state.ts';
import css from './sample.module.css';
import { type ShownRecord, shownRecords } from './sample-state.ts';
import type { LookJob } from './start-look.ts';

const previewed: Readonly<Record<Offer, string>> = {
  records: 'Before they buy, others see a profile of it and no record.',
  words: 'Before they buy, others see a profile of it and no text.',
  profile: 'Before they buy, others see invented rows.',
};

/** The number of records shown at first; the others on demand. */
const firstRecords = 6;

type SampleState =
  | { readonly kind: 'none' | 'masking' }
  | { readonly kind: 'shown'; readonly sample: ExportSample }
  | { readonly kind: 'failed'; readonly reason: string };

interface SampleCardProps {
  readonly looked: LookedState;
  readonly offer: Offer;
  readonly words: OfferWords;
}

/** A sample of the person's own export under the chosen offer, made on their device. */
export function SampleCard({ looked: { look, files }, offer, words }: SampleCardProps) {
  const [state, setState] = useState<SampleState>({ kind: 'none' });
  const job = useRef<LookJob>(undefined);
  useEffect(() => () => job.current?.cancel(), []);

  async function show(): Promise<void> {
    setState({ kind: 'masking' });
    const started = await loadChunk(() => import('./start-look.ts')).catch(explain);
    if (typeof started === 'string') {
      setState({ kind: 'failed', reason: started });
      return;
    }
    const { startLook } = started;
    job.current = startLook({ kind: 'sample', files, offer, look }, () => {});
    const result = await job.current.result;
    if (result.kind === 'sampled') setState({ kind: 'shown', sample: result.sample });
    else
      setState({
        kind: 'failed',
        reason: result.kind === 'failed' ? result.reason : 'Choose the file again.',
      });
  }

  return (
    <Card title="What leaves, and what does not" aside={<Chip>On this device</Chip>}>
      <div className={css.stack}>
        <p className={css.intro}>
          {words.title}: {words.holds} See it here, made from your own export as we will make it after the
          upload. {previewed[offer]} Your browser loads our lists of names for it, about 4 MB.
        </p>
        {state.kind === 'failed' && (
          <Notice tone="fail" role="alert" title="The sample could not be made.">
            {state.reason}
          </Notice>
        )}
        {state.kind === 'shown' ? (
          state.sample.offer === 'profile' ? (
            <ProfileTable rows={state.sample.profile} />
          ) : (
            <Sample sample={state.sample} />
          )
        ) : (
          <div>
            <Button busy={state.kind === 'masking'} onClick={() => void show()}>
              Show My Data Masked
            </Button>
          </div>
        )}
        {state.kind === 'masking' && <Skeleton height={12} />}
      </div>
    </Card>
  );
}

function Sample({ sample }: { sample: ExportSample }) {
  const records = useMemo(() => shownRecords(sample), [sample]);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? records : records.slice(0, firstRecords);
  return (
    <>
      <ol className={css.records} aria-label="Records of your export">
        {shown.map((record) => (
          <RecordLine key={record.key} record={record} />
        ))}
      </ol>
      {!isAll && records.length > firstRecords && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            Show All {records.length} Records
          </Button>
        </div>
      )}
      <details className={css.withheld}>
        <summary>What is never read from your file</summary>
        <dl className={css.files}>
          {sample.withheld.map(({ file, fields }) => (
            <div key={file} className={css.file}>
              <dt>{file}</dt>
              <dd>{fields.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function RecordLine({ record: { kind, fields, isChanged } }: { record: ShownRecord }) {
  const kept = fields.filter((field) => !field.isChanged);
  return (
    <li className={css.record}>
      <p className={css.recordHead}>
        <span className={css.kind}>{kindWord(kind, 1)}</span>
        {isChanged ? <Chip tone="good">Masked</Chip> : <Chip>Nothing personal in it</Chip>}
      </p>
      {fields
        .filter((field) => field.isChanged)
        .map(({ name, original, masked }) => (
          <div key={name} className={css.pair}>
            <div>
              <p className={css.side}>Your {fieldWords(name)}</p>
              <p className={css.value}>
                <Original parts={original} />
              </p>
            </div>
            <div>
              <p className={css.side}>What a buyer sees</p>
              <p className={css.value}>
                {masked === undefined ? (
                  <em className={css.nothing}>Nothing: it stays with you</em>
                ) : (
                  <Masked parts={masked} />
                )}
              </p>
            </div>
          </div>
        ))}
      {kept.length > 0 && (
        <dl className={css.kept}>
          {kept.map(({ name, original }) => (
            <div key={name} className={css.keptField}>
              <dt>{fieldWords(name)}</dt>
              <dd>{original.map(({ text }) => text).join('')}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** A field's name in words, for example `text length`. */
const fieldWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const Original = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, placeholder }, index) =>
    placeholder === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change their order
      <mark key={index} className={css.personal}>
        {text}
      </mark>
    ),
  );
