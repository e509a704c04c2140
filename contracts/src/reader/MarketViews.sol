// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {IMarketReader} from "../interface/IMarketReader.sol";
import {LeanMerkle} from "../library/LeanMerkle.sol";
import {QuoteDomain} from "../library/QuoteDomain.sol";
import {StateWord} from "../library/StateWord.sol";
import {MarketBase} from "../MarketBase.sol";

/// @title The public views of the whole market and its tree.
abstract contract MarketViews is IMarketReader, MarketBase {
    /// @inheritdoc IMarketReader
    function cgdxToken() external view returns (address) {
        return address(_token);
    }

    /// @inheritdoc IERC5267
    function eip712Domain()
        external
        view
        returns (
            bytes1 fields,
            string memory name,
            string memory version,
            uint256 chainId,
            address verifyingContract,
            bytes32 salt,
            uint256[] memory extensions
        )
    {
        return (0x0f, QuoteDomain.NAME, QuoteDomain.VERSION, block.chainid, address(this), 0, extensions);
    }

    /// @inheritdoc IMarketReader
    function getAllowance(address spender) external view returns (uint256) {
        return _token.allowance(msg.sender, spender);
    }

    /// @inheritdoc IMarketReader
    function announced(bytes calldata call) external view returns (uint256 effectiveFrom) {
        return _announced[keccak256(call)];
    }

    /// @inheritdoc IMarketReader
    function clock() external view returns (uint256) {
        return _clock();
    }

    /// @inheritdoc IMarketReader
    function successor() external view returns (address) {
        return _successor;
    }

    /// @inheritdoc IMarketReader
    function origins() external view returns (Origin[] memory) {
        return _origins;
    }

    /// @inheritdoc IMarketReader
    function quoter() external view returns (address) {
        return _desk.quoter;
    }

    /// @inheritdoc IMarketReader
    function paused() external view returns (bool) {
        return _stateWord() & StateWord.PAUSED_BIT != 0;
    }

    /// @inheritdoc IMarketReader
    function isSealed() external view returns (bool) {
        return _desk.stage != OPEN;
    }

    /// @inheritdoc IMarketReader
    function getDataUploadMerkleRoot() external view returns (bytes32) {
        return _root;
    }

    /// @inheritdoc IMarketReader
    function size() external view returns (uint256) {
        return _state.size;
    }

    /// @inheritdoc IMarketReader
    function claimableSize() external view returns (uint256) {
        return StateWord.claimableSize(_stateWord(), _time());
    }

    /// @inheritdoc IMarketReader
    function voids() external view returns (Void[] memory) {
        return _voids;
    }

    /// @inheritdoc IMarketReader
    function claimWindow() external view returns (uint256) {
        return _stateWord() >> StateWord.MINUTES_SHIFT;
    }

    /// @inheritdoc IMarketReader
    function verifyMerkleProof(bytes32 root, bytes32[] calldata proof, bytes32 leaf, uint256 index)
        external
        view
        returns (bool)
    {
        return LeanMerkle.isProof(root, leaf, index, _state.size, proof);
    }

    /// @inheritdoc IMarketReader
    function verifyMerkleProof(
        bytes32 root,
        bytes32[] calldata proof,
        bytes32 leaf,
        uint256 index,
        uint256 treeSize
    ) external pure returns (bool) {
        return LeanMerkle.isProof(root, leaf, index, treeSize, proof);
    }

    /// @inheritdoc IMarketReader
    function epochBudget() external view returns (uint256 cap, uint256 paid) {
        return StateWord.budget(_stateWord(), _epoch());
    }
}
