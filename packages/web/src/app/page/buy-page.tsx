import type { Pool } from '@cgdx/core/pool/pool.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { CartBadge } from '../../features/cart/cart-badge.tsx';
import { CartDialog, totalOf } from '../../features/cart/cart-dialog.tsx';
import { leastQuality } from '../../features/market/least-quality.ts';
import { type PoolUpload, usePoolUploads } from '../../features/market/pool-uploads.ts';
import { PreviewDialog } from '../../features/market/preview-dialog.tsx';
import { QualityFilter } from '../../features/market/quality-filter.tsx';
import { UploadGrid } from '../../features/market/upload-grid.tsx';
import { usePools } from '../../features/pool/list-pools.ts';
import { useRestoredWallet } from '../../features/wallet/use-restored-wallet.ts';
import { WalletButton } from '../../features/wallet/wallet-button.tsx';
import { WalletChooser } from '../../features/wallet/wallet-chooser.tsx';
import { addToCart, removeFromCart, toggleInCart, useCart } from '../../lib/cart/cart.ts';
import { showAlert, showError, signInRequired } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useUnreportedPayments } from '../../lib/payment/use-unreported-payments.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './buy-page.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import { PoolHead } from './pool-head.tsx';

const Checkout = lazy(() => import('../../features/checkout/checkout.tsx'));

export default function BuyPage() {
  const { dataPoolId = '' } = useParams();
  const session = useSession();
  const { pools } = usePools();
  const poolId = parsePoolId(dataPoolId);
  if (session.kind === 'unknown') return <PageSkeleton />;
  if (session.kind === 'signed-out') return <SignedOut />;
  const pool = pools?.find((one) => one.dataPoolId === poolId);
  if (!poolId || (pools && !pool)) return <UnknownPool />;
  return pool ? <Buy key={poolId} pool={pool} sub={session.person.sub} /> : <PageSkeleton />;
}

function SignedOut() {
  useEffect(() => showError(signInRequired, 'Please sign in to view this data pool.'), []);
  return <Navigate to="/datapool?role=buy" replace />;
}

function UnknownPool() {
  useEffect(() => showAlert('Data Pool not found'), []);
  return <Navigate to="/datapool?role=buy" replace />;
}

function Buy({ pool, sub }: { pool: Pool; sub: string }) {
  usePageTitle(`Buy ${pool.dataPoolName} data`);
  useRestoredWallet();
  useUnreportedPayments(sub);
  const cart = useCart();
  const [step, setStep] = useState<'none' | 'cart' | 'checkout'>('none');
  const [inside, setInside] = useState<string>();
  const chosen = useMemo(() => new Set(cart.map(({ uploadHash }) => uploadHash)), [cart]);
  const onLookInside = useCallback((upload: PoolUpload) => setInside(upload.uploadHash), []);
  // Removing the last item closes the modal.
  const cartOpen = step === 'cart' && cart.length > 0;

  return (
    <div className={`page ${css.page}`}>
      <PoolHead poolId={pool.dataPoolId} title={`Buy ${pool.dataPoolName} data`}>
        Max price per upload: <span className="mono">{pool.price * 10} CGDX</span>. An upload costs its
        quality times <span className="mono">{pool.price} CGDX</span>.
      </PoolHead>
      {pool.availableForPurchase ? (
        <PoolUploads pool={pool} chosen={chosen} onLookInside={onLookInside} />
      ) : (
        <Empty
          title="This pool does not sell at the moment."
          actions={<LinkButton to="/datapool?role=buy">Explore Other Pools</LinkButton>}
        >
          What you have bought from it stays yours, under Transactions.
        </Empty>
      )}
      <CartBadge count={cart.length} total={totalOf(cart)} onOpen={() => setStep('cart')} />
      <CartDialog
        open={cartOpen}
        items={cart}
        walletButton={<WalletButton />}
        onRemove={removeFromCart}
        onCheckout={() => setStep('checkout')}
        onClose={() => setStep('none')}
      />
      <PreviewDialog uploadHash={inside} onClose={() => setInside(undefined)} />
      <WalletChooser />
      {step === 'checkout' && (
        <Suspense fallback={null}>
          <Checkout sub={sub} items={cart} onClose={() => setStep('none')} />
        </Suspense>
      )}
    </div>
  );
}

interface PoolUploadsProps {
  readonly pool: Pool;
  readonly chosen: ReadonlySet<string>;
  readonly onLookInside: (upload: PoolUpload) => void;
}

function PoolUploads({ pool, chosen, onLookInside }: PoolUploadsProps) {
  const uploadsQuery = usePoolUploads(pool.dataPoolId);
  const { data, error, more } = uploadsQuery;
  const [least, setLeast] = useLeastQuality();
  const uploads = useMemo(
    () => data?.filter(({ dataQualityScore }) => dataQualityScore >= least) ?? [],
    [data, least],
  );
  const choosable = useMemo(() => uploads.filter(({ yours }) => yours === undefined), [uploads]);
  useEffect(() => {
    if (data) removeFromCart(data.flatMap(({ uploadHash, yours }) => (yours ? [uploadHash] : [])));
  }, [data]);
  if (!data && error) {
    return <LoadFailure what="The uploads of this pool" query={uploadsQuery} />;
  }
  if (!data) return <GridSkeleton />;
  if (data.length === 0) {
    return (
      <Empty
        title="This pool has nothing to sell yet."
        actions={<LinkButton to="/datapool?role=buy">Explore Other Pools</LinkButton>}
      />
    );
  }
  const all = choosable.length > 0 && choosable.every(({ uploadHash }) => chosen.has(uploadHash));
  return (
    <section className={css.uploads} aria-label="What this pool sells">
      <div className={css.tools}>
        <p className={css.count} role="status">
          {more && 'The newest '}
          {uploads.length === data.length
            ? describeUploads(data.length)
            : `${uploads.length.toLocaleString('en')} of ${describeUploads(data.length)}`}
        </p>
        <QualityFilter least={least} onChange={setLeast} />
        <Button
          size="small"
          disabled={choosable.length === 0}
          onClick={() =>
            all ? removeFromCart(choosable.map(({ uploadHash }) => uploadHash)) : addToCart(choosable)
          }
        >
          {all ? 'Deselect All' : 'Select All'}
        </Button>
      </div>
      {uploads.length === 0 ? (
        <Empty
          title={`No upload here has quality ${least} or more.`}
          actions={<Button onClick={() => setLeast(0)}>Show All Uploads</Button>}
        />
      ) : (
        <UploadGrid
          key={least}
          uploads={uploads}
          more={more}
          chosen={chosen}
          onToggle={toggleInCart}
          onLookInside={onLookInside}
        />
      )}
    </section>
  );
}

const describeUploads = (count: number): string =>
  count === 1 ? '1 upload' : `${count.toLocaleString('en')} uploads`;

/** In the address, so that a reload or a link shows the same. */
function useLeastQuality(): readonly [number, (least: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const least = leastQuality(parameters.get('quality'));
  const set = (next: number) =>
    setParameters(next === 0 ? {} : { quality: String(next) }, { replace: true, preventScrollReset: true });
  return [least, set];
}

function GridSkeleton() {
  return (
    <div className={css.skeleton}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <Skeleton key={card} height={10} />
      ))}
    </div>
  );
}
