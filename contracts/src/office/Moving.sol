// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {IMarketReader} from "../interface/IMarketReader.sol";
import {IMarketplace} from "../interface/IMarketplace.sol";
import {StateWord} from "../library/StateWord.sol";
import {Administration} from "./Administration.sol";

/// @title Moves the tree to a new market, so that replacing the contract costs nobody a reward.
abstract contract Moving is Administration {
    /// @inheritdoc IMarketOffice
    function retire(address successor_, bytes32 codeHash) external onlyOwner {
        if (_successor != address(0)) revert IsRetired(_successor);
        if (!_isMarket(successor_, codeHash)) revert NotSuccessor(address(this), successor_);
        _requireNoticeOnceSealed(2);
        _successor = successor_;
        _setStateWord(_stateWord() | StateWord.PAUSED_BIT);
        if (_desk.stage == OPEN) _seal();
        _desk.stage = RETIRED;
        emit Retired(successor_, _root, _state.size);
    }

    /// @inheritdoc IMarketOffice
    function moveIn(address market) external onlyOwner {
        if (_state.size != 0) revert NotEmpty(_state.size);
        address chosen = IMarketReader(market).successor();
        if (chosen != address(this)) revert NotSuccessor(market, chosen);
        Origin[] memory older = IMarketReader(market).origins();
        for (uint256 i; i < older.length; ++i) {
            _origins.push(older[i]);
        }
        bytes32 root = IMarketReader(market).getDataUploadMerkleRoot();
        uint256 size = IMarketReader(market).size();
        if (size == 0 || size > type(uint40).max) revert AmountOutOfRange(size);
        // All leaves of the old market must count: others must first be cut there, or wait there.
        uint256 counted = IMarketReader(market).claimableSize();
        if (counted != size) revert SizeMismatch(counted, size);
        _origins.push(Origin(market, uint40(size)));
        _root = root;
        uint256 word = _stateWord() | StateWord.MOVED_IN_BIT | size;
        _setStateWord(StateWord.withSizes(word, size, size, 0));
        emit MovedIn(market, root, size);
        emit LogMerkleRootUpdated(root);
    }

    /// @inheritdoc IMarketOffice
    function moveEscrow(string calldata poolId) external onlyOwner oneAtATime {
        address next = _successor;
        if (next == address(0)) revert NotRetired();
        _requireNotice(poolId);
        Pool storage pool = _poolOf(poolId);
        uint256 amount = pool.escrow;
        pool.escrow = 0;
        emit EscrowMoved(poolId, next, amount);
        uint256 left = _token.balanceOf(address(this)) - amount;
        _token.approve(next, amount);
        IMarketplace(next).fundPool(poolId, amount);
        _token.approve(next, 0);
        if (_token.balanceOf(address(this)) != left) revert EscrowNotMoved(next, amount);
    }

    /// @dev Returns whether another market of the same token is at this address, with the code that the owner named.
    function _isMarket(address at, bytes32 codeHash) private view returns (bool) {
        if (at == address(this) || at.code.length == 0 || at.codehash != codeHash) return false;
        return IERC165(at).supportsInterface(type(IMarketplace).interfaceId)
            && IMarketReader(at).cgdxToken() == address(_token);
    }
}
