// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "./interface/IMarketplace.sol";
import {HeldPayments} from "./HeldPayments.sol";
import {LeanMerkle} from "./library/LeanMerkle.sol";
import {UploadLeaf} from "./library/UploadLeaf.sol";
import {UploadTree} from "./UploadTree.sol";

/// @title Purchases of uploads at their recorded qualities.
abstract contract Purchases is UploadTree, HeldPayments {
    /// @inheritdoc IMarketplace
    function recordQuality(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        uint256 earlyBirdMultiplier
    ) external {
        Pool storage pool = _poolOf(dataPoolId);
        if (dataQuality > 10) revert QualityOutOfRange(dataQuality);
        bytes32 leaf = _leafOf(uploadHash, index, dataPoolId, dataQuality, earlyBirdMultiplier, _openState());
        (bytes32 unclaimed, bytes32 claimed) = LeanMerkle.roots(
            leaf, UploadLeaf.claimed(leaf), index, _sizeIfCounted(index, _stateWord()), proof
        );
        bytes32 current = _root;
        if (unclaimed != current && claimed != current) revert RootMismatch(current, unclaimed);
        pool.recorded[uploadHash] = uint8(dataQuality + 1);
        emit QualityRecorded(uploadHash, dataPoolId, dataQuality);
    }

    /// @inheritdoc IMarketplace
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities
    ) external {
        _purchase(dataPoolId, uploadHashes, dataQualities, type(uint256).max);
    }

    /// @inheritdoc IMarketplace
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities,
        uint256 maxTotal
    ) external {
        _purchase(dataPoolId, uploadHashes, dataQualities, maxTotal);
    }

    function _purchase(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities,
        uint256 maxTotal
    ) private {
        (uint256 window,) = _windowOfSale();
        if (uploadHashes.length != dataQualities.length) {
            revert LengthsDiffer(uploadHashes.length, dataQualities.length);
        }
        if (uploadHashes.length == 0) revert NothingGiven(msg.sig);
        (Pool storage pool, uint256 total) = _priced(dataPoolId, uploadHashes, dataQualities);
        if (total > maxTotal) revert PriceOverMax(total, maxTotal);
        emit DataUploadsPurchased(uploadHashes, dataQualities, dataPoolId, msg.sender);
        _take(pool, dataPoolId, total, window);
    }

    function _priced(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities
    ) private view returns (Pool storage pool, uint256 total) {
        uint256 price;
        (pool, price) = _poolForSale(dataPoolId);
        total = _points(pool, uploadHashes, dataQualities) * price;
    }

    /// @dev Returns the sum of the recorded qualities. Reverts unless the given qualities are the recorded ones.
    function _points(Pool storage pool, bytes32[] calldata uploadHashes, uint256[] calldata dataQualities)
        private
        view
        returns (uint256 points)
    {
        bytes32 highest;
        bool isSorted = true;
        for (uint256 i; i < uploadHashes.length; ++i) {
            bytes32 uploadHash = uploadHashes[i];
            uint256 stored = pool.recorded[uploadHash];
            if (stored == 0) revert QualityNotRecorded(uploadHash);
            // Sorted hashes need no further check for duplicates.
            if (uploadHash > highest) highest = uploadHash;
            else isSorted = false;
            unchecked {
                if (stored - 1 != dataQualities[i]) {
                    revert QualityMismatch(uploadHash, stored - 1, dataQualities[i]);
                }
                points += stored - 1;
            }
        }
        if (!isSorted) _checkAreDistinct(uploadHashes);
    }

    /// @dev Reverts if a hash occurs twice. Uses a hash table with twice as many slots as hashes: each hash goes into the slot
    /// of its low bits or the next free one. So the cost grows linearly with the basket, in any order.
    function _checkAreDistinct(bytes32[] calldata uploadHashes) private pure {
        uint256 places = 2;
        while (places < 2 * uploadHashes.length) places *= 2;
        // The position of the hash in each slot, counted from 1.
        uint256[] memory table = new uint256[](places);
        for (uint256 i; i < uploadHashes.length; ++i) {
            bytes32 uploadHash = uploadHashes[i];
            uint256 place = uint256(uploadHash) % places;
            while (table[place] != 0) {
                if (uploadHashes[table[place] - 1] == uploadHash) revert DuplicateUpload(uploadHash);
                place = (place + 1) % places;
            }
            table[place] = i + 1;
        }
    }
}
