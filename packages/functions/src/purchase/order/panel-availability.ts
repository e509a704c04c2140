/** Decides which uploads of a panel are still on sale, and which of them the buyer contributed or has bought. */
import { findAccess } from '../../pool/access.ts';
import { findUploads, type Upload } from '../../pool/upload.ts';
import { isWithdrawn } from '../record/withdrawn-upload.ts';
import type { Panel } from './panel.ts';

interface Standing {
  /** The uploads on sale, in the order of the panel. */
  readonly uploads: readonly (Upload & { readonly yours?: 'contributed' | 'bought' | undefined })[];
  /** Hashes of uploads that are no longer on sale. */
  readonly gone: readonly string[];
}

export async function availabilityOf(userSub: string, { uploadHashes }: Panel): Promise<Standing> {
  const [stored, access] = await Promise.all([findUploads(uploadHashes), findAccess(userSub, uploadHashes)]);
  const bought = new Set(access.map(({ uploadHash }) => uploadHash));
  const onSale = new Map(
    stored.filter((upload) => !isWithdrawn(upload)).map((upload) => [upload.uploadHash, upload]),
  );
  const yoursOf = (upload: Upload) => {
    if (upload.userSub === userSub) return 'contributed' as const;
    return bought.has(upload.uploadHash) ? ('bought' as const) : undefined;
  };
  return {
    uploads: uploadHashes.flatMap((hash) => {
      const upload = onSale.get(hash);
      return upload ? [{ ...upload, yours: yoursOf(upload) }] : [];
    }),
    gone: uploadHashes.filter((hash) => !onSale.has(hash)),
  };
}
