import { datasetDescription, datasetTitle } from '@cgdx/core/pool/card/pool-words.ts';
import { type PoolId, parsePoolId } from '@cgdx/core/pool/pool.ts';
import { signInRequired, signInToView } from '@cgdx/core/specification/message.ts';
import { useNavigate, useParams } from 'react-router';
import { OfferLinks } from '../../features/market/offer-links.tsx';
import { DatasetCard } from '../../features/pool/dataset-card.tsx';
import { showError } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import css from './buy-page.module.css';
import { buyPath } from './buy-path.ts';
import NotFoundPage from './not-found-page.tsx';
import { PoolHead } from './pool-head.tsx';

/** A public page that describes a pool as a dataset: its totals, and no single upload. */
export default function DataPage() {
  const { dataPoolId = '' } = useParams();
  const poolId = parsePoolId(dataPoolId);
  return poolId ? <Data key={poolId} poolId={poolId} /> : <NotFoundPage />;
}

function Data({ poolId }: { poolId: PoolId }) {
  usePageTitle(datasetTitle(poolId));
  const session = useSession();
  const navigate = useNavigate();
  const open = () => {
    const path = buyPath(session, poolId, null);
    if (path) navigate(path);
    else showError(signInRequired, signInToView);
  };
  return (
    <div className={`page ${css.page}`}>
      <PoolHead poolId={poolId} title={datasetTitle(poolId)}>
        {datasetDescription(poolId)}
      </PoolHead>
      <div className={css.tools}>
        <Button look="primary" onClick={open}>
          See Its Uploads
        </Button>
        <OfferLinks poolId={poolId} below="/data" />
      </div>
      <DatasetCard poolId={poolId} isOpen />
    </div>
  );
}
