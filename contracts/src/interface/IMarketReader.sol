// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {IMarketTerms} from "./IMarketTerms.sol";

/// @title The public views of the market, its tree and its pools, at the marketplace's address.
interface IMarketReader is IERC5267, IMarketTerms {
    /// @notice Returns the second of the market's time from which a call can be made; 0 if it was not announced.
    function announced(bytes calldata call) external view returns (uint256 effectiveFrom);
    /// @notice The market's time: Unix seconds, not counting those spent in a pause.
    function clock() external view returns (uint256);
    /// @notice The market that took over, or zero if this one is not retired.
    function successor() external view returns (address);
    /// @notice The markets whose uploads were taken over, oldest first, each with the size of its tree at that time.
    function origins() external view returns (Origin[] memory);

    /// @notice The least incentive of uploads in the tree, whatever the pool's incentive will be; the last entry is for all of them.
    function promisesOf(string calldata poolId) external view returns (Promise[] memory);
    function getDataPool(string calldata poolId) external view returns (DataPool memory);
    function dataPools(string calldata id)
        external
        view
        returns (
            address data_pool_owner,
            string memory data_pool_id,
            uint256 max_incentive,
            uint256 num_uploads,
            bool availableForPurchase,
            uint256 price_per_upload
        );

    function escrowOf(string calldata poolId) external view returns (uint256);
    function proceedsOf(string calldata dataPoolId) external view returns (uint256 held, uint256 withdrawable);
    function recordedQuality(string calldata dataPoolId, bytes32 uploadHash)
        external
        view
        returns (bool recorded, uint256 dataQuality);
    /// @notice The account whose signature makes a quote valid.
    function quoter() external view returns (address);

    function getDataUploadMerkleRoot() external view returns (bytes32);
    function size() external view returns (uint256);
    /// @notice Only leaves below this index can be claimed, settled or recorded by now.
    function claimableSize() external view returns (uint256);
    /// @notice All cuts of the tree, oldest first.
    function voids() external view returns (Void[] memory);
    /// @notice The minutes of a window, see `setClaimWindow`.
    function claimWindow() external view returns (uint256);

    function isSealed() external view returns (bool);

    /// @notice Whether `leaf` stands at `index` in a tree with this root and the current number of leaves.
    function verifyMerkleProof(bytes32 root, bytes32[] calldata proof, bytes32 leaf, uint256 index)
        external
        view
        returns (bool);
    /// @notice The same for a tree of `treeSize` leaves, for certificates that name an older tree.
    function verifyMerkleProof(
        bytes32 root,
        bytes32[] calldata proof,
        bytes32 leaf,
        uint256 index,
        uint256 treeSize
    ) external pure returns (bool);

    function cgdxToken() external view returns (address);
    /// @notice The amount of the caller's CGDX that `spender` may take.
    function getAllowance(address spender) external view returns (uint256);
    /// @notice The day's cap on rewards, and how much of it was paid today.
    function epochBudget() external view returns (uint256 cap, uint256 paid);
    function paused() external view returns (bool);
}
