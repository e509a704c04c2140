import { grouped } from '@cgdx/core/pricing/grouped.ts';
import { useSeen } from '../../lib/page/use-seen.ts';
import { useCatalogue } from './use-catalogue.ts';

/** Names the external datasets within a sentence: with their number today, or without it if it is unknown. */
export function DatasetCount() {
  const { element, isSeen } = useSeen<HTMLSpanElement>();
  const { answer } = useCatalogue(isSeen);
  const count = answer.kind === 'loaded' ? `${grouped(answer.value.datasets)} ` : '';
  return <span ref={element}>{count}external datasets</span>;
}
