/** Bugs in what the lane's keys sign; the named tests must catch each. */
import type { Mutant, TestName } from './mutant.ts';

const file = (name: string): string => `packages/functions/src/${name}.ts`;
const by = (name: string, title: string): TestName => ({
  file: `packages/functions/src/${name}.test.ts`,
  title,
});

export const signingMutants: readonly Mutant[] = [
  {
    bug: "a claim goes to another wallet than the payout's",
    file: file('publication/sign-claims'),
    from: 'return wallet !== undefined && wallet.toLowerCase() === userAddress?.toLowerCase();',
    to: 'return wallet !== undefined;',
    test: by('publication/signing', "the payer's key signs rewards that a payout holds"),
  },
  {
    bug: "a claim is paid at another quality than the upload's",
    file: file('publication/sign-claims'),
    from: '    upload.quality === Number(claim.dataQuality) &&\n',
    to: '',
    test: by('publication/signing', "the payer's key signs rewards that a payout holds"),
  },
  {
    bug: 'a claim is paid for another upload',
    file: file('publication/sign-claims'),
    from: '    toHex(bytesOfUploadHash(upload.uploadHash)) === claim.uploadHash.toLowerCase() &&\n',
    to: '',
    test: by('publication/signing', "the payer's key signs rewards that a payout holds"),
  },
  {
    bug: 'a reward that no payout has reserved is paid',
    file: file('publication/sign-claims'),
    from: "  rewardState !== 'unclaimed' && payoutId === payout.transactionId && userSub === payout.userSub;",
    to: '  rewardState !== undefined || (payoutId === payout.transactionId && userSub === payout.userSub);',
    test: by('publication/signing', 'a reward that its payout no longer holds'),
  },
  {
    bug: 'more claims are paid than are named',
    file: file('publication/sign-claims'),
    from: "  if (encoded.length !== claims.length) return refusal('it pays claims that differ from those it names');\n",
    to: '',
    test: by('publication/signing', "the payer's key signs rewards that a payout holds"),
  },
  {
    bug: 'leaves are appended that the log does not have',
    file: file('publication/sign-append'),
    from: "  return isSame ? undefined : refusal('it appends leaves that differ from the log');",
    to: "  return isSame || logged.length > 0 ? undefined : refusal('it appends leaves that differ from the log');",
    test: by('publication/signing', "the appender's key signs appends of the log"),
  },
  {
    bug: 'a leaf of the log need not be what its row makes',
    file: file('publication/upload-leaf'),
    from: 'sameHash(hashOfLeaf(leaf), expectedLeaf(leaf))',
    to: 'sameHash(hashOfLeaf(leaf), hashOfLeaf(leaf))',
    test: by('publication/signing', 'a leaf that was changed in the log'),
  },
  {
    bug: 'a leaf may have another quality than its upload',
    file: file('publication/upload-leaf'),
    from: 'leaf.quality === terms.quality &&',
    to: '',
    test: by('publication/signing', 'a leaf that was changed in the log'),
  },
  {
    bug: 'a leaf may be of another pool than its upload',
    file: file('publication/upload-leaf'),
    from: 'leaf.dataPoolId === terms.dataPoolId &&',
    to: '',
    test: by('publication/signing', 'a leaf that was changed in the log'),
  },
  {
    bug: 'a leaf may be of another dataset than its contribution',
    file: file('publication/upload-leaf'),
    from: ' && uploadHashOf(manifest, key.contributionId) === uploadHash;',
    to: ';',
    test: by('publication/signing', 'a leaf that was changed in the log'),
  },
  {
    bug: "the appender's key signs any call",
    file: file('publication/sign-append'),
    from: "if (call?.name !== 'appendUploads') return refusal('it is not an append');",
    to: "if (call?.name !== 'appendUploads') return undefined;",
    test: by('publication/signing', "the appender's key signs appends of the log"),
  },
  {
    bug: 'a key signs above the fee cap',
    file: file('chain/sign/signing-handler'),
    from: 'if (BigInt(maxFeePerGas) > weiOfGwei(chain().feeCapGwei))',
    to: 'if (BigInt(maxFeePerGas) < 0n && chain())',
    test: by('publication/signing', 'neither key signs above the cap'),
  },
  {
    bug: 'a claim that no payout holds stops all others',
    file: file('publication/update/prepare-claims'),
    from: '      if (error instanceof SigningRefused && error.payoutIds.length > 0) {',
    to: '      if (error instanceof SigningRefused && error.payoutIds.length > 1_000) {',
    test: by('publication/signing', 'a claim that no payout holds is not paid'),
  },
  {
    bug: "another key's signature is taken for ours",
    file: file('chain/transaction/request-signature'),
    from: 'if (from !== senderOf(update)) throw',
    to: 'if (from === undefined) throw',
    test: by('publication/signing', 'if a key is rotated while'),
  },
  {
    bug: "a new key takes the old one's nonce",
    file: file('chain/transaction/replace-transaction'),
    from: '  if (signerOf(update, last) !== senderOf(update)) return reissue(update);\n',
    to: '',
    test: by('publication/signing', 'if a key is rotated while'),
  },
];
