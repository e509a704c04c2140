/**
 * Bugs in when leaves count, in cutting leaves and in the validity of quotes; the contracts’ own tests must catch each.
 */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

export const windowMutants: readonly Mutant[] = [
  {
    bug: 'a leaf counts at once',
    file: file('library/StateWord'),
    from: 'return uint40(word >> (now_ > window ? NEXT_SHIFT : COUNTED_SHIFT));',
    to: 'return uint40(word);',
  },
  {
    bug: 'a leaf counts a window too early',
    file: file('library/StateWord'),
    from: 'if (now_ > window + 1) return',
    to: 'if (now_ > window) return',
  },
  {
    bug: 'a leaf counts a window too late',
    file: file('library/StateWord'),
    from: 'if (now_ > window + 1) return',
    to: 'if (now_ > window + 2) return',
  },
  {
    bug: 'leaves of the previous window count',
    file: file('library/StateWord'),
    from: 'return withSizes(word, claimableSize(word, time), uint40(word), window);',
    to: 'return withSizes(word, uint40(word), uint40(word), window);',
  },
  {
    bug: 'an append in the next window drops waiting leaves',
    file: file('library/StateWord'),
    from: 'return withSizes(word, claimableSize(word, time), uint40(word), window);',
    to: 'return withSizes(word, claimableSize(word, time), claimableSize(word, time), window);',
  },
  {
    bug: 'an append in a window ahead moves it back',
    file: file('library/StateWord'),
    from: 'if (window <= uint32(word >> WINDOW_SHIFT)) return word;',
    to: 'if (window == uint32(word >> WINDOW_SHIFT)) return word;',
  },
  {
    bug: 'the announced time differs from the time at which a leaf counts',
    file: file('library/StateWord'),
    from: 'uint256 windows = index < uint40(word >> NEXT_SHIFT) ? 1 : 2;',
    to: 'uint256 windows = 2;',
  },
  {
    bug: 'leaves wait through a pause',
    file: file('office/Administration'),
    from: 'if (length != 0) word += (elapsed + length - 1) / length << StateWord.WINDOW_SHIFT;',
    to: '',
  },
  {
    bug: 'a pause takes up to a window of the wait',
    file: file('office/Administration'),
    from: '(elapsed + length - 1) / length',
    to: 'elapsed / length',
  },
  {
    bug: 'a shorter window needs no notice',
    file: file('office/Administration'),
    from: 'if (minutes_ < word >> StateWord.MINUTES_SHIFT) _requireNoticeOnceSealed(1);',
    to: '',
  },
  {
    bug: 'another window lets leaves count that still wait',
    file: file('office/Administration'),
    from: 'StateWord.withSizes(word, counted, counted, window)',
    to: 'StateWord.withSizes(word, uint40(word), uint40(word), window)',
  },
  {
    bug: 'a market takes over leaves that do not count',
    file: file('office/Moving'),
    from: 'if (counted != size) revert SizeMismatch(counted, size);',
    to: '',
  },
  {
    bug: 'leaves that were moved in wait again',
    file: file('office/Moving'),
    from: 'StateWord.withSizes(word, size, size, 0)',
    to: 'StateWord.withSizes(word, 0, 0, type(uint32).max)',
  },
  {
    bug: 'anyone may cut',
    file: file('UploadTree'),
    from: 'external\n        onlyOwner\n    {\n        if (_successor',
    to: 'external\n    {\n        if (_successor',
  },
  {
    bug: 'a retired market is cut',
    file: file('UploadTree'),
    from: 'if (_successor != address(0)) revert IsRetired(_successor);',
    to: '',
  },
  {
    bug: 'leaves that already count can be cut',
    file: file('UploadTree'),
    from: 'if (newSize < counted || newSize',
    to: 'if (newSize',
  },
  {
    bug: 'leaves can be cut with a root that is not current',
    file: file('UploadTree'),
    from: 'if (oldRoot != _root) revert RootMismatch(_root, oldRoot);',
    to: '',
  },
  {
    bug: 'a leaf that replaces a cut one counts as early as that one',
    file: file('UploadTree'),
    from: 'if (next > newSize) next = newSize;',
    to: '',
  },
  {
    bug: 'a cut is not on the list',
    file: file('UploadTree'),
    from: '_voids.push(Void(uint40(newSize), uint64(block.number)));',
    to: '',
  },
  {
    bug: 'a quality is recorded of a leaf that does not count',
    file: file('Purchases'),
    from: '_sizeIfCounted(index, _stateWord())',
    to: 'uint40(_stateWord())',
  },
  {
    bug: 'the cap is rounded up',
    file: file('office/Administration'),
    from: 'cap / StateWord.UNIT;',
    to: '(cap + StateWord.UNIT - 1) / StateWord.UNIT;',
  },
  {
    bug: 'the payments of a day are rounded down',
    file: file('Rewards'),
    from: '(reward + StateWord.UNIT - 1) / StateWord.UNIT',
    to: 'reward / StateWord.UNIT',
  },
  // Quotes
  {
    bug: 'a quote is valid for ever',
    file: file('Quotes'),
    from: 'if (quote.deadline - block.timestamp > MAX_DEADLINE) revert QuoteTooLong(quote.deadline);',
    to: '',
  },
  {
    bug: 'a late release takes later payments of the buyer',
    file: file('office/Settlements'),
    from: 'if (window > _window(quote.deadline) + 1) held = 0;',
    to: '',
  },
  {
    bug: 'a refund is refused as late one window too early',
    file: file('office/Settlements'),
    from: 'if (window > _window(quote.deadline) + 1) held = 0;',
    to: 'if (window > _window(quote.deadline)) held = 0;',
  },
  {
    bug: 'the signature of a quote cancels it',
    file: file('office/Settlements'),
    from: 'signer = ECDSA.recoverCalldata(_typed(cancellation), signature);',
    to: 'signer = ECDSA.recoverCalldata(id, signature);',
  },
];
