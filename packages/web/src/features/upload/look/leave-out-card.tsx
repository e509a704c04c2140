import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import type { Quality } from '@cgdx/core/contribution/contribution.ts';
import { mediaGroup } from '@cgdx/core/export/contract/leave-out.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { Card } from '../../../ui/surface/card.tsx';
import css from './look.module.css';
import type { LookedState } from './look-state.ts';

interface LeaveOutCardProps {
  readonly looked: LookedState;
  /** The groups that are omitted, or will be after the current look. */
  readonly leaveOut: readonly string[];
  readonly disabled: boolean;
  readonly onLeaveOut: (groups: readonly string[]) => void;
}

/** Lets a person omit groups of whole files, and shows the effect on the score. */
export function LeaveOutCard({ looked, leaveOut, disabled, onLeaveOut }: LeaveOutCardProps) {
  const { groups, mustStay } = looked.whole.look;
  const toggle = (name: string) =>
    onLeaveOut(leaveOut.includes(name) ? leaveOut.filter((other) => other !== name) : [...leaveOut, name]);
  return (
    <Card title={groups.length === 0 ? 'What stays in the export' : 'Send less, if you like'}>
      <div className={css.stack}>
        {groups.length === 0 ? (
          <p className={css.note}>Nothing can be left out of this export.</p>
        ) : (
          <fieldset className={css.groups} disabled={disabled}>
            <legend className={css.legend}>
              Untick what should stay with you. It is taken out of the file here, before anything is sent, and
              the export counts as less complete.
            </legend>
            {groups.map(({ name, files, bytes, records }) => (
              <label key={name} className={css.group}>
                <input type="checkbox" checked={!leaveOut.includes(name)} onChange={() => toggle(name)} />
                <span className={css.groupName}>{name.charAt(0).toUpperCase() + name.slice(1)}</span>
                <span className={css.groupSize}>
                  {name === mediaGroup && 'nobody reads them · '}
                  {records !== undefined && `${countOf(records, 'record')} · `}
                  {files > 1 && `${countOf(files, 'file')} · `}
                  {describeFileSize(bytes)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p className={css.note} role="status">
          {effect(looked)}
        </p>
        <p className={css.note}>{mustStay}</p>
      </div>
    </Card>
  );
}

function effect({ look, whole: { look: all }, leaveOut }: LookedState): string {
  if (leaveOut.length === 0) return '';
  const [before, after] = [all.estimate, look.estimate];
  const score =
    before.score === after.score
      ? `the score stays at ${after.score} out of 10`
      : `the score goes from ${before.score} to ${after.score} out of 10`;
  const [whole, rest] = [completeness(before), completeness(after)];
  const change = whole === rest ? '' : `; completeness goes from ${whole} to ${rest}`;
  return `Without ${leaveOut.join(', ')} ${score}${change}.`;
}

const completeness = ({ parts }: Pick<Quality, 'parts'>) =>
  `${Math.round(100 * (parts.find(({ name }) => name === 'completeness')?.value ?? 0))}%`;
