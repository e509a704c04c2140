import { useParams } from 'react-router';
import { ExecutionView } from '../../features/execution/execution-view.tsx';
import { workflowIds } from '../../features/execution/search.ts';
import { NotFoundPart } from './not-found-part.tsx';
import { Part } from './part.tsx';

export function ExecutionPage() {
  const { workflow: named, executionId = '' } = useParams();
  const workflow = workflowIds.find((one) => one === named);
  if (!workflow) return <NotFoundPart />;
  return (
    <Part title={`Execution of a ${workflow}`}>
      <ExecutionView key={executionId} workflow={workflow} executionId={executionId} />
    </Part>
  );
}
