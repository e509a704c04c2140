// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {UploadLeaf} from "../src/library/UploadLeaf.sol";
import {MarketTest} from "./base/MarketTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract LeafHarness {
    function hash(string calldata pool, bytes32 uploadHash, uint256 quality, uint256 multiplier)
        external
        view
        returns (bytes32)
    {
        return UploadLeaf.hash(address(this), pool, uploadHash, quality, multiplier);
    }

    function claimed(bytes32 leaf) external pure returns (bytes32) {
        return UploadLeaf.claimed(leaf);
    }
}

contract VerifyMerkleProofTest is MarketTest {
    function test_everyLeafOfEverySizeTo17() public view {
        for (uint256 n = 1; n <= 17; ++n) {
            everyLeafPasses(n);
        }
    }

    function testFuzz_everyLeafOfASizeTo64(uint8 size) public view {
        everyLeafPasses(bound(size, 18, 64));
    }

    /// Also for promoted nodes: no other index, no other leaf, no longer and no shorter proof is valid.
    function testFuzz_nothingElsePasses(uint8 size, uint8 at, uint8 other, bytes32 forged) public {
        append(bound(size, 2, 64));
        uint256 index = bound(at, 0, leaves.length - 1);
        uint256 wrong = bound(other, 0, leaves.length + 3);
        vm.assume(wrong != index && forged != leaves[index]);
        bytes32[] memory proof = proofOf(index);
        bytes32 root = ReferenceTree.root(leaves);
        bytes32 leaf = leaves[index];
        assertTrue(market.verifyMerkleProof(root, proof, leaf, index), "an honest proof fails");
        // proves entity.verifymerkleproof
        assertTrue(!market.verifyMerkleProof(root, proof, leaf, wrong), "another index");
        assertTrue(!market.verifyMerkleProof(root, proof, forged, index), "another leaf");
        assertTrue(!market.verifyMerkleProof(forged, proof, leaf, index), "another root");
        bytes32[] memory shorter = ReferenceTree.slice(proof, 0, proof.length - 1);
        assertTrue(!market.verifyMerkleProof(root, shorter, leaf, index), "a hash less");
        bytes32[] memory longer = new bytes32[](proof.length + 1);
        for (uint256 i; i < proof.length; ++i) {
            longer[i] = proof[i];
        }
        assertTrue(!market.verifyMerkleProof(root, longer, leaf, index), "a hash more");
        longer[proof.length] = forged;
        bytes32 taller = ReferenceTree.pair(root, forged);
        assertTrue(!market.verifyMerkleProof(taller, longer, leaf, index), "a taller tree");
    }

    function test_anInnerNodeCannotPoseAsALeaf() public {
        append(8);
        bytes32 inner = ReferenceTree.pair(leaves[0], leaves[1]);
        bytes32[] memory proof = proofOf(0);
        bytes32[] memory rest = new bytes32[](2);
        (rest[0], rest[1]) = (proof[1], proof[2]);
        assertTrue(!market.verifyMerkleProof(ReferenceTree.root(leaves), rest, inner, 0), "a second preimage");
    }

    function test_anOlderCertificateIsCheckedWithItsOwnSize() public {
        append(5);
        bytes32 root = ReferenceTree.root(leaves);
        bytes32[] memory proof = proofOf(4);
        append(9);
        assertTrue(!market.verifyMerkleProof(root, proof, leaves[4], 4), "the current size has another shape");
        assertTrue(market.verifyMerkleProof(root, proof, leaves[4], 4, 5), "its own size");
        assertTrue(!market.verifyMerkleProof(root, proof, leaves[4], 4, 0), "an empty tree has no leaf");
    }

    function test_theFrozenVectorsHold() public {
        string memory json = vm.readFile("test/vector/tree-v1.json");
        bytes32[] memory all = frozenLeaves(64);
        bytes32[] memory roots = vm.parseJsonBytes32Array(json, ".roots");
        bytes32[] memory claimed = vm.parseJsonBytes32Array(json, ".claimed");
        LeafHarness harness = LeafHarness(0x1287128712871287128712871287128712871287);
        vm.etch(address(harness), address(new LeafHarness()).code);
        for (uint256 i; i < 64; ++i) {
            string memory pool = i % 2 == 0 ? "spotify" : "a-pool-with-a-name-of-more-than-thirty-two-bytes";
            bytes32 uploadHash = keccak256(abi.encodePacked(uint8(i)));
            assertEq(harness.hash(pool, uploadHash, i % 11, 1 + i % 10), all[i], "leaf");
            assertEq(harness.claimed(all[i]), claimed[i], "claimed leaf");
            assertEq(ReferenceTree.root(ReferenceTree.slice(all, 0, i + 1)), roots[i], "root");
        }
        // The contract itself computes the same roots.
        leaves = ReferenceTree.slice(all, 0, 37);
        publish(0);
        assertEq(market.getDataUploadMerkleRoot(), roots[36], "root of 37");
        leaves = all;
        publish(37);
        assertEq(market.getDataUploadMerkleRoot(), roots[63], "root of 64");
    }

    function everyLeafPasses(uint256 size) private view {
        bytes32[] memory all = frozenLeaves(size);
        bytes32 root = ReferenceTree.root(all);
        for (uint256 i; i < size; ++i) {
            bytes32[] memory proof = ReferenceTree.proof(all, i);
            assertTrue(market.verifyMerkleProof(root, proof, all[i], i, size), "an honest proof fails");
        }
    }

    function frozenLeaves(uint256 count) private view returns (bytes32[] memory) {
        string memory json = vm.readFile("test/vector/tree-v1.json");
        return ReferenceTree.slice(vm.parseJsonBytes32Array(json, ".leaves"), 0, count);
    }
}
