import { useCatalogue } from './use-catalogue.ts';
import { useSeen } from './use-seen.ts';

/** The external datasets within a sentence: how many there are today, or just that there are some. */
export function DatasetCount() {
  const { element, isSeen } = useSeen<HTMLSpanElement>();
  const { answer } = useCatalogue(isSeen);
  const count = answer.kind === 'loaded' ? `${answer.value.datasets.toLocaleString('en')} ` : '';
  return <span ref={element}>{count}external datasets</span>;
}
