import { readUploadHash } from '@cgdx/core/contribution/upload-hash.ts';
import { useParams } from 'react-router';
import { ProofStart } from '../../features/proof/proof-start.tsx';
import { ProofView } from '../../features/proof/proof-view.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import css from './proof-page.module.css';

/** The proof of any upload, for anyone who has its link. */
export default function ProofPage() {
  usePageTitle('Proof of an upload');
  const { uploadHash: given = '' } = useParams();
  const uploadHash = readUploadHash(given);
  const session = useSession();
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <h1>Proof of an upload</h1>
        <p className={css.lead}>
          Every accepted upload is one line of a public register: a leaf of a tree. The root of that tree, one
          fingerprint of all of them, is on the blockchain. Here your browser checks that an upload is in it,
          and that nothing about it was changed.
        </p>
        {uploadHash && (
          <p className={css.subject}>
            Upload <UploadHash value={uploadHash} />
          </p>
        )}
      </header>
      {uploadHash ? (
        // The key resets the view when somebody signs in or out: the cache then belongs to another person.
        <ProofView key={`${uploadHash} ${session.kind}`} uploadHash={uploadHash} />
      ) : (
        <ProofStart given={given} />
      )}
    </div>
  );
}
