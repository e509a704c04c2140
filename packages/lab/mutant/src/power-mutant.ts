/** Bugs in what bounds the owner and each key; the contracts’ own tests must catch each. */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

export const powerMutants: readonly Mutant[] = [
  {
    bug: 'anyone may claim many at once',
    file: file('Rewards'),
    from: 'function uploadIncentives(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)\n        external\n        onlyFor(PAYER)',
    to: 'function uploadIncentives(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)\n        external',
  },
  {
    bug: 'a batch is paid while paused',
    file: file('Rewards'),
    from: 'state = _openState();\n        if (claims',
    to: 'state = _stateWord();\n        if (claims',
  },
  {
    bug: 'what a day paid before does not count',
    file: file('Rewards'),
    from: 'paid += uint40(state >> StateWord.PAID_SHIFT);',
    to: 'paid += 0;',
  },
  {
    bug: 'a batch counts its last reward alone',
    file: file('Rewards'),
    from: 'total += _pay(claim);',
    to: 'total = _pay(claim);',
  },
  {
    bug: 'an upload of the old market is looked for as one of the new',
    file: file('UploadTree'),
    from: 'if (index >= _origins[i].size) continue;',
    to: 'continue;',
  },
  {
    bug: 'the old market has one upload too many',
    file: file('UploadTree'),
    from: 'if (index >= _origins[i].size)',
    to: 'if (index > _origins[i].size)',
  },
  {
    bug: 'a pool that was funded is not counted',
    file: file('DataPools'),
    from: 'if (!pool.listed) _list(pool);',
    to: '',
  },
  {
    bug: 'an escrow overflows',
    file: file('DataPools'),
    from: 'if (amount > type(uint104).max - escrow) revert AmountOutOfRange(amount);',
    to: '',
  },
  {
    bug: 'the clock runs on in a pause',
    file: file('MarketBase'),
    from: 'return _time() - _desk.pausedFor;',
    to: 'return block.timestamp - _desk.pausedFor;',
  },
  {
    bug: 'the clock jumps after a pause',
    file: file('office/Administration'),
    from: '_desk.pausedFor += uint40(elapsed);',
    to: '',
  },
  {
    bug: 'the last pause alone counts',
    file: file('office/Administration'),
    from: 'desk.pausedFor += uint40',
    to: 'desk.pausedFor = uint40',
  },
  {
    bug: 'a second pause begins the first anew',
    file: file('office/Administration'),
    from: 'if (_desk.paused) revert IsPaused(_desk.pausedSince);',
    to: '',
  },
  {
    bug: 'a pool’s terms go unheard',
    file: file('MarketBase'),
    from: 'emit DataPoolSet(poolId, maxIncentive, price, availableForPurchase, poolOwner);',
    to: '',
  },
  {
    bug: 'a seal is for any tree',
    file: file('office/Administration'),
    from: 'if (_root != expectedRoot) revert RootMismatch(_root, expectedRoot);',
    to: '',
  },
  {
    bug: 'a seal is for a tree of any size',
    file: file('office/Administration'),
    from: 'if (_state.size != expectedSize) revert SizeMismatch(_state.size, expectedSize);',
    to: '',
  },
  {
    bug: 'unpaused, a retired market pays again',
    file: file('office/Administration'),
    from: 'if (_successor == address(0)) word &= ~StateWord.PAUSED_BIT;',
    to: 'word &= ~StateWord.PAUSED_BIT;',
  },
  {
    bug: 'an incentive is raised without notice',
    file: file('office/PoolTerms'),
    from: 'maxIncentive > pool.maxIncentive && _desk.stage != OPEN',
    to: 'false',
  },
  {
    bug: 'a pool’s owner is changed without notice',
    file: file('office/PoolTerms'),
    from: 'if (changesOwner || maxIncentive',
    to: 'if (maxIncentive',
  },
  {
    bug: 'a pool is removed without notice',
    file: file('office/PoolTerms'),
    from: '_requireNotice(poolId);',
    to: '',
  },
  {
    bug: 'a cut is not remembered',
    file: file('office/PoolTerms'),
    from: 'if (maxIncentive < pool.maxIncentive) _keepPromise(pool, poolId);',
    to: '',
  },
  {
    bug: 'the old owner of a pool is not paid',
    file: file('office/PoolTerms'),
    from: 'if (changesOwner) _settleOwner(pool, poolId);',
    to: '',
  },
  {
    bug: 'escrow is rescued',
    file: file('office/PoolTerms'),
    from: 'owed += uint256(pool.escrow) + ',
    to: 'owed += uint256(0) + ',
  },
  {
    bug: 'what a pool’s owner may withdraw is rescued',
    file: file('office/PoolTerms'),
    from: 'pool.heldBefore + pool.withdrawable;',
    to: 'pool.heldBefore;',
  },
  {
    bug: 'an empty market is sealed',
    file: file('office/Administration'),
    from: 'if (_state.size == 0) revert NothingGiven(msg.sig);',
    to: '',
  },
  {
    bug: 'new terms forget the window of what is held',
    file: file('MarketBase'),
    from: 'or(shl(96, shr(96, word)), or(price',
    to: 'or(shl(120, shr(120, word)), or(price',
  },
  {
    bug: 'a removed pool goes on selling',
    file: file('office/PoolTerms'),
    from: '(pool.owner, pool.pricePerUpload, pool.availableForPurchase) = (address(0), 0, false);',
    to: '(pool.owner, pool.pricePerUpload) = (address(0), 0);',
  },
  {
    bug: 'a released payment is reported as held',
    file: file('office/Settlements'),
    from: '_rollAccount(account, _window(_clock()));',
    to: '',
  },
  {
    bug: 'a pool’s owner is settled by the wall clock',
    file: file('office/PoolTerms'),
    from: '_roll(pool, _window(_clock()));',
    to: '_roll(pool, _window(block.timestamp));',
  },
  {
    bug: 'a reward paid by a bank is reported without its promise',
    file: file('Rewards'),
    from: 'reward = _rewardOf(_incentiveOf(pool, index), dataQuality, multiplier);\n        emit',
    to: 'reward = _rewardOf(pool.maxIncentive, dataQuality, multiplier);\n        emit',
  },
  {
    bug: 'a tree of any size moves in',
    file: file('office/Moving'),
    from: 'if (size == 0 || size > type(uint40).max)',
    to: 'if (size == 0)',
  },
];
