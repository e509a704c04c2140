/** Bugs in the limits of the owner and of each key; the contracts’ own tests must catch each. */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

export const powerMutants: readonly Mutant[] = [
  {
    bug: 'anyone may claim a batch',
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
    bug: 'earlier payments of the day do not count against the cap',
    file: file('Rewards'),
    from: 'paid += uint40(state >> StateWord.PAID_SHIFT);',
    to: 'paid += 0;',
  },
  {
    bug: 'only the last reward of a batch counts against the cap',
    file: file('Rewards'),
    from: 'total += _pay(claim);',
    to: 'total = _pay(claim);',
  },
  {
    bug: 'an upload of the old market is searched in the new one',
    file: file('UploadTree'),
    from: 'if (index >= _origins[i].size) continue;',
    to: 'continue;',
  },
  {
    bug: 'the old market is assigned one upload too many',
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
    bug: 'the clock of claim windows runs during a pause',
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
    bug: 'only the last pause counts',
    file: file('office/Administration'),
    from: 'desk.pausedFor += uint40',
    to: 'desk.pausedFor = uint40',
  },
  {
    bug: 'a second pause resets the first',
    file: file('office/Administration'),
    from: 'if (_desk.paused) revert IsPaused(_desk.pausedSince);',
    to: '',
  },
  {
    bug: 'a change of the terms of a pool emits no event',
    file: file('MarketBase'),
    from: 'emit DataPoolSet(poolId, maxIncentive, price, availableForPurchase, poolOwner);',
    to: '',
  },
  {
    bug: 'a seal ignores the expected root',
    file: file('office/Administration'),
    from: 'if (_root != expectedRoot) revert RootMismatch(_root, expectedRoot);',
    to: '',
  },
  {
    bug: 'a seal ignores the expected size',
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
    bug: 'a rescue takes the withdrawable proceeds of a pool',
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
    bug: 'new terms reset the window of held payments',
    file: file('MarketBase'),
    from: 'or(shl(96, shr(96, word)), or(price',
    to: 'or(shl(120, shr(120, word)), or(price',
  },
  {
    bug: 'a removed pool still sells',
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
    bug: 'the payments of a pool are released by the wall clock, even during a pause',
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
    bug: 'a tree of any size can be moved in',
    file: file('office/Moving'),
    from: 'if (size == 0 || size > type(uint40).max)',
    to: 'if (size == 0)',
  },
];
