import { datasetTitle } from '@cgdx/core/pool/card/pool-words.ts';
import { offerWords } from '@cgdx/core/pool/offer-words.ts';
import { offerOfPool, type Pool, parsePoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { priceRule, uploadPriceWei } from '@cgdx/core/pricing/pricing.ts';
import { poolNotFound, signInRequired, signInToView } from '@cgdx/core/specification/message.ts';
import { deselectAll, filter, selectAll } from '@cgdx/core/specification/word.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { CartBadge } from '../../features/cart/cart-badge.tsx';
import { CartDialog, totalOf } from '../../features/cart/cart-dialog.tsx';
import { bundlesOf } from '../../features/market/bundles.ts';
import { chosenUploads, everything, needsWholeList, writeChoice } from '../../features/market/choice.ts';
import { ChoiceBar } from '../../features/market/choice-bar.tsx';
import { OfferLinks } from '../../features/market/offer-links.tsx';
import { PanelLine } from '../../features/market/panel-line.tsx';
import { PlatformPick } from '../../features/market/platform-pick.tsx';
import { markBought, type PoolUpload, usePoolUploads } from '../../features/market/pool-uploads.ts';
import { PreviewDialog } from '../../features/market/preview-dialog.tsx';
import { UploadTable } from '../../features/market/upload-table.tsx';
import { useChoice } from '../../features/market/use-choice.ts';
import { DatasetCard } from '../../features/pool/dataset-card.tsx';
import { usePools } from '../../features/pool/list-pools.ts';
import { usePool } from '../../features/pool/one-pool.ts';
import { useRestoredWallet } from '../../features/wallet/use-restored-wallet.ts';
import { WalletButton } from '../../features/wallet/wallet-button.tsx';
import { WalletChooser } from '../../features/wallet/wallet-chooser.tsx';
import { addToCart, removeFromCart, toggleInCart, useCart } from '../../lib/cart/cart.ts';
import { showAlert, showError } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useUnreportedPayments } from '../../lib/payment/use-unreported-payments.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { SentNotice } from '../../ui/message/sent-notice.tsx';
import css from './buy-page.module.css';
import { type BuyStep, buyStepWith } from './buy-step.ts';
import { LoadedCheckout } from './loaded-checkout.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PoolHead } from './pool-head.tsx';

export default function BuyPage() {
  const { dataPoolId = '' } = useParams();
  const session = useSession();
  const poolId = parsePoolId(dataPoolId);
  const { pools } = usePools();
  const query = usePool(poolId);
  const { pool, error, isPending } = query;
  if (session.kind === 'unknown') return <PageSkeleton />;
  if (session.kind === 'signed-out') return <SignedOut />;
  if (!pool && error && poolId) {
    return (
      <div className="page">
        <LoadFailure what="This data pool" query={query} />
      </div>
    );
  }
  if (!poolId || (!pool && !isPending)) return <UnknownPool />;
  return pool ? (
    <Buy key={poolId} pool={pool} pools={pools ?? []} sub={session.person.sub} />
  ) : (
    <PageSkeleton />
  );
}

function SignedOut() {
  useEffect(() => showError(signInRequired, signInToView), []);
  return <Navigate to="/datapool?role=buy" replace />;
}

function UnknownPool() {
  useEffect(() => showAlert(poolNotFound), []);
  return <Navigate to="/datapool?role=buy" replace />;
}

interface BuyProps {
  readonly pool: Pool;
  readonly pools: readonly Pool[];
  readonly sub: string;
}

function Buy({ pool, pools, sub }: BuyProps) {
  const title = buyTitle(pool);
  usePageTitle(title);
  const priceWei = pointPriceWei(pool);
  useRestoredWallet();
  useUnreportedPayments(sub);
  const cart = useCart();
  const [last, setStep] = useState<BuyStep>('none');
  const step = buyStepWith(last, cart.length);
  if (step !== last) setStep(step);
  const [inside, setInside] = useState<PoolUpload>();
  const chosen = useMemo(() => new Set(cart.map(({ uploadHash }) => uploadHash)), [cart]);
  const queries = useQueryClient();
  const onBought = useCallback((hashes: readonly string[]) => markBought(queries, hashes), [queries]);

  return (
    <div className={`page ${css.page}`}>
      <PoolHead poolId={pool.dataPoolId} title={title}>
        Max price per upload: <span className="mono">{cgdx(uploadPriceWei(10, priceWei))}</span>. An upload
        costs {priceRule}, <span className="mono">{cgdx(priceWei)}</span>.
      </PoolHead>
      <div className={css.kinds}>
        <PlatformPick pool={pool} pools={pools} />
        <OfferLinks poolId={pool.dataPoolId} below="/datapool/buy" />
        <p className={css.sold}>
          {offerWords(platformOfPool(pool.dataPoolId), offerOfPool(pool.dataPoolId)).sold}
        </p>
      </div>
      <DatasetCard poolId={pool.dataPoolId} />
      <SentNotice sub={sub} />
      {pool.availableForPurchase ? (
        <PoolUploads pool={pool} chosen={chosen} onLookInside={setInside} />
      ) : (
        <Empty
          title="This pool does not sell at the moment."
          actions={<LinkButton to="/datapool?role=buy">Explore Other Pools</LinkButton>}
        >
          What you have bought from it stays yours, under Transactions.
        </Empty>
      )}
      <CartBadge count={cart.length} totalWei={totalOf(cart)} onOpen={() => setStep('cart')} />
      <CartDialog
        open={step === 'cart'}
        items={cart}
        walletButton={<WalletButton />}
        onRemove={removeFromCart}
        onCheckout={() => setStep('checkout')}
        onClose={() => setStep('none')}
      />
      <PreviewDialog
        upload={inside}
        chosen={chosen}
        onToggle={toggleInCart}
        onClose={() => setInside(undefined)}
      />
      <WalletChooser />
      {step === 'checkout' && (
        <LoadedCheckout sub={sub} items={cart} onClose={() => setStep('none')} onBought={onBought} />
      )}
    </div>
  );
}

const buyTitle = ({ dataPoolId, dataPoolName }: Pool): string =>
  `Buy ${offerOfPool(dataPoolId) === 'records' ? `${dataPoolName} data` : datasetTitle(dataPoolId)}`;

interface PoolUploadsProps {
  readonly pool: Pool;
  readonly chosen: ReadonlySet<string>;
  readonly onLookInside: (upload: PoolUpload) => void;
}

/** Memoized: ten thousand uploads are not rendered again when a dialog opens or closes. */
const PoolUploads = memo(({ pool, chosen, onLookInside }: PoolUploadsProps) => {
  const uploadsQuery = usePoolUploads(pool.dataPoolId);
  const { data, error, more } = uploadsQuery;
  const [choice, choose] = useChoice();
  // The filters are open from the start if the address contains one.
  const [isFiltering, setFiltering] = useState(() => Object.keys(writeChoice(choice)).length > 0);
  useEffect(() => {
    if (data) removeFromCart(data.flatMap(({ uploadHash, yours }) => (yours ? [uploadHash] : [])));
  }, [data]);
  const uploads = useMemo(() => chosenUploads(data ?? [], choice), [data, choice]);
  // Only the complete list can show that no upload matches.
  const isWhole = needsWholeList(choice) || (data !== undefined && uploads.length === 0);
  useEffect(() => {
    if (isWhole && more && !more.busy && !more.failed) more.load();
  }, [isWhole, more]);
  const buyable = useMemo(() => (data ?? []).filter(({ yours }) => yours === undefined), [data]);
  const choosable = useMemo(() => uploads.filter(({ yours }) => yours === undefined), [uploads]);
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
            ? countOf(data.length, 'upload')
            : `${uploads.length.toLocaleString('en')} of ${countOf(data.length, 'upload')}`}
          {isWhole && more && !more.failed && '; the others are being loaded'}
        </p>
        <Button size="small" aria-expanded={isFiltering} onClick={() => setFiltering(!isFiltering)}>
          {filter}
        </Button>
        <Button
          size="small"
          disabled={choosable.length === 0}
          onClick={() =>
            all ? removeFromCart(choosable.map(({ uploadHash }) => uploadHash)) : addToCart(choosable)
          }
        >
          {all ? deselectAll : selectAll}
        </Button>
      </div>
      <Bundles uploads={buyable} isWhole={more === undefined} />
      <PanelLine poolId={pool.dataPoolId} loaded={buyable} />
      {isFiltering && <ChoiceBar choice={choice} onChoose={choose} />}
      {uploads.length === 0 && !(isWhole && more && !more.failed) ? (
        <Empty
          title="No upload here matches the filters."
          actions={<Button onClick={() => choose(everything)}>Show All Uploads</Button>}
        />
      ) : (
        <UploadTable
          uploads={uploads}
          order={choice.order}
          onOrder={(order) => choose({ ...choice, order })}
          more={more}
          chosen={chosen}
          onChoose={chooseAll}
          onLookInside={onLookInside}
        />
      )}
    </section>
  );
});

function chooseAll(uploads: readonly PoolUpload[], to: boolean): void {
  if (to) addToCart(uploads);
  else removeFromCart(uploads.map(({ uploadHash }) => uploadHash));
}

interface BundlesProps {
  readonly uploads: readonly PoolUpload[];
  readonly isWhole: boolean;
}

/** Buttons that put several uploads into the cart with one press. */
function Bundles({ uploads, isWhole }: BundlesProps) {
  const bundles = useMemo(() => bundlesOf(uploads, isWhole), [uploads, isWhole]);
  if (bundles.length === 0) return null;
  return (
    <nav className={css.bundles} aria-label="Bundles">
      {bundles.map(({ name, uploads: held }) => (
        <Button key={name} size="small" onClick={() => addToCart(held)}>
          Add {name} ({held.length.toLocaleString('en')})
        </Button>
      ))}
    </nav>
  );
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
