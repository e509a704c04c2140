// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {LeanMerkle} from "../library/LeanMerkle.sol";
import {StateWord} from "../library/StateWord.sol";
import {MarketBase} from "../MarketBase.sol";

/// @title What anyone may ask about the market as a whole and its tree.
abstract contract MarketViews is IMarketOffice, MarketBase {
    /// @inheritdoc IMarketOffice
    function cgdxToken() external view returns (address) {
        return address(_token);
    }

    /// @inheritdoc IMarketOffice
    function getAllowance(address spender) external view returns (uint256) {
        return _token.allowance(msg.sender, spender);
    }

    /// @inheritdoc IMarketOffice
    function quoter() external view returns (address) {
        return _desk.quoter;
    }

    /// @inheritdoc IMarketOffice
    function paused() external view returns (bool) {
        return _stateWord() & StateWord.PAUSED_BIT != 0;
    }

    /// @inheritdoc IMarketOffice
    function isSealed() external view returns (bool) {
        return _desk.stage != OPEN;
    }

    /// @inheritdoc IMarketOffice
    function getDataUploadMerkleRoot() external view returns (bytes32) {
        return _root;
    }

    /// @inheritdoc IMarketOffice
    function size() external view returns (uint256) {
        return _state.size;
    }

    /// @inheritdoc IMarketOffice
    function claimableSize() external view returns (uint256) {
        return StateWord.claimableSize(_stateWord(), _time());
    }

    /// @inheritdoc IMarketOffice
    function voids() external view returns (Void[] memory) {
        return _voids;
    }

    /// @inheritdoc IMarketOffice
    function claimWindow() external view returns (uint256) {
        return _stateWord() >> StateWord.MINUTES_SHIFT;
    }

    /// @inheritdoc IMarketOffice
    function verifyMerkleProof(bytes32 root, bytes32[] calldata proof, bytes32 leaf, uint256 index)
        external
        view
        returns (bool)
    {
        return LeanMerkle.isProof(root, leaf, index, _state.size, proof);
    }

    /// @inheritdoc IMarketOffice
    function verifyMerkleProof(
        bytes32 root,
        bytes32[] calldata proof,
        bytes32 leaf,
        uint256 index,
        uint256 treeSize
    ) external pure returns (bool) {
        return LeanMerkle.isProof(root, leaf, index, treeSize, proof);
    }

    /// @inheritdoc IMarketOffice
    function epochBudget() external view returns (uint256 cap, uint256 paid) {
        return StateWord.budget(_stateWord(), _epoch());
    }
}
