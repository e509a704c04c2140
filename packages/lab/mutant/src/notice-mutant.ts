/**
 * Bugs in notice periods, in promised rewards and in moving to another contract; the contracts’ own tests must catch
 * each.
 */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

export const noticeMutants: readonly Mutant[] = [
  {
    bug: 'a cut reduces rewards that were promised',
    file: file('Promises'),
    from: 'return promised > incentive ? promised : incentive;',
    to: 'return incentive;',
  },
  {
    bug: 'a cut does not apply to later uploads',
    file: file('Promises'),
    from: 'if (index < pool.promises[middle].beforeIndex) high = middle;',
    to: 'if (true) high = middle;',
  },
  {
    bug: 'a promise holds for one upload too many',
    file: file('Promises'),
    from: 'if (index < pool.promises[middle].beforeIndex) high = middle;',
    to: 'if (index <= pool.promises[middle].beforeIndex) high = middle;',
  },
  {
    bug: 'a promise outlasts a rise',
    file: file('Promises'),
    from: 'return promised > incentive ? promised : incentive;',
    to: 'return promised;',
  },
  {
    bug: 'a notice period ends at once',
    file: file('office/Notice'),
    from: 'if (now_ < effectiveFrom) revert NoticeRuns(effectiveFrom, now_);',
    to: '',
  },
  {
    bug: 'a notice never expires',
    file: file('office/Notice'),
    from: 'revert NoticeExpired(effectiveFrom + NOTICE_SECONDS, now_);',
    to: '',
  },
  {
    bug: 'a notice counts twice',
    file: file('office/Notice'),
    from: 'delete _announced[callHash];',
    to: '',
  },
  {
    bug: 'a notice is valid for any call',
    file: file('office/Notice'),
    from: 'bytes32 callHash = keccak256(call);',
    to: 'bytes32 callHash = keccak256(abi.encodePacked(bytes4(call)));',
  },
  {
    bug: 'a market with leaves takes over another tree',
    file: file('office/Moving'),
    from: 'if (_state.size != 0) revert NotEmpty(_state.size);',
    to: '',
  },
  {
    bug: 'a market takes over the tree of one that has not retired',
    file: file('office/Moving'),
    from: 'if (chosen != address(this)) revert NotSuccessor(market, chosen);',
    to: '',
  },
  {
    bug: 'a retired market still pays',
    file: file('office/Moving'),
    from: '_setStateWord(_stateWord() | StateWord.PAUSED_BIT);',
    to: '',
  },
  {
    bug: 'the root of a retired market can be set',
    file: file('office/Moving'),
    from: 'if (_desk.stage == OPEN) _seal();\n        _desk.stage = RETIRED;',
    to: '',
  },
  {
    bug: 'a retired market still sells',
    file: file('HeldPayments'),
    from: '1 << 160 | uint256(RETIRED) << 248',
    to: '1 << 160',
  },
  {
    bug: 'a market is its own successor',
    file: file('office/Moving'),
    from: 'if (at == address(this) || at.code.length',
    to: 'if (at.code.length',
  },
  {
    bug: 'a successor may have any code',
    file: file('office/Moving'),
    from: ' || at.codehash != codeHash',
    to: '',
  },
  {
    bug: 'a successor pays in another token',
    file: file('office/Moving'),
    from: ' && IMarketReader(at).cgdxToken() == address(_token)',
    to: '',
  },
  {
    bug: 'a contract that is not a market takes over',
    file: file('office/Moving'),
    from: 'return IERC165(at).supportsInterface(type(IMarketplace).interfaceId)\n            && ',
    to: 'return ',
  },
  {
    bug: 'a market retires without notice',
    file: file('office/Moving'),
    from: '_requireNoticeOnceSealed(2);',
    to: '',
  },
  {
    bug: 'an escrow moves without notice',
    file: file('office/Moving'),
    from: '_requireNotice(poolId);',
    to: '',
  },
  {
    bug: 'a successor that takes no escrow keeps its allowance',
    file: file('office/Moving'),
    from: 'if (_token.balanceOf(address(this)) != left) revert EscrowNotMoved(next, amount);',
    to: '',
  },
  {
    bug: 'the notice period of moving out does not run during a pause',
    file: file('office/Notice'),
    from: 'return isExit ? block.timestamp : _clock();',
    to: 'return _clock();',
  },
  {
    bug: 'every notice period runs during a pause',
    file: file('office/Notice'),
    from: 'return isExit ? block.timestamp : _clock();',
    to: 'return block.timestamp;',
  },
  {
    bug: 'a sealed market’s cap rises at once',
    file: file('office/Administration'),
    from: 'if (units > _state.epochCap) _requireNotice',
    to: 'if (false) _requireNotice',
  },
  {
    bug: 'a sealed market’s cap falls after notice alone',
    file: file('office/Administration'),
    from: 'if (units > _state.epochCap) _requireNotice',
    to: 'if (true) _requireNotice',
  },
  {
    bug: 'a standby for a role is named without notice',
    file: file('office/Administration'),
    from: '_requireNoticeOnceSealed(2);',
    to: '',
  },
  {
    bug: 'a standby keeps this right after receiving the role',
    file: file('MarketOffice'),
    from: 'if (account == _standby[role]) delete _standby[role];',
    to: 'if (account == _standby[role]) role;',
  },
  {
    bug: 'a role is given without notice',
    file: file('MarketOffice'),
    from: 'else _requireNoticeOnceSealed(2);',
    to: '',
  },
  {
    bug: 'promised rewards are not moved with the tree',
    file: file('UploadTree'),
    from: '_inherit(dataPoolId);',
    to: '',
  },
  {
    bug: 'a cut before the first claim drops the rewards that the old market promised',
    file: file('office/PoolTerms'),
    from: 'if (_stateWord() & StateWord.MOVED_IN_BIT != 0) _inherit(poolId);',
    to: '',
  },
  {
    bug: 'a market without claims lacks the promised rewards of its predecessor',
    file: file('reader/PoolViews'),
    from: 'bool isElsewhere = _stateWord() & StateWord.MOVED_IN_BIT != 0 && !pool.inherited;',
    to: 'bool isElsewhere = false;',
  },
  {
    bug: 'several cuts for the same uploads are stored as separate promises',
    file: file('Promises'),
    from: 'if (beforeIndex != 0 && !isLess) {',
    to: 'if (beforeIndex != 0) {',
  },
  {
    bug: 'a raise keeps lower promises',
    file: file('Promises'),
    from: 'while (count != 0 && pool.promises[count - 1].incentive <= incentive) --count;',
    to: '',
  },
  {
    bug: 'a market chooses a second successor',
    file: file('office/Moving'),
    from: 'if (_successor != address(0)) revert IsRetired(_successor);',
    to: '',
  },
  {
    bug: 'only the direct predecessor of a market is regarded',
    file: file('office/Moving'),
    from: '_origins.push(older[i]);',
    to: '',
  },
  {
    bug: 'an escrow is moved without being removed from the old market',
    file: file('office/Moving'),
    from: 'pool.escrow = 0;',
    to: '',
  },
];
