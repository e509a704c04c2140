// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {LeanMerkle} from "../src/library/LeanMerkle.sol";
import {Role} from "./base/MarketInterfaces.sol";
import {MarketTest} from "./base/MarketTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract AppendUploadsTest is MarketTest {
    function testFuzz_anyPortionsGiveTheReferenceTree(uint8[5] calldata portions) public {
        for (uint256 i; i < portions.length; ++i) {
            append(bound(portions[i], 1, 40));
            assertTreeMatches();
        }
    }

    function test_everySizeTo64OneByOne() public {
        for (uint256 i; i < 64; ++i) {
            append(1);
            assertTreeMatches();
        }
    }

    function testFuzz_everyStartAndCount(uint8 start, uint16 count) public {
        append(bound(start, 1, 130));
        append(bound(count, 1, 300));
        assertTreeMatches();
    }

    function test_saysSoInItsEvents() public {
        push(uploadAt(0));
        // proves entity.event-datauploadcompleted-logmerklerootupdated
        vm.expectEmit();
        emit IMarketTerms.LogMerkleRootUpdated(leaves[0]);
        publish(0);
    }

    /// The new root always follows from the given peaks: only a comparison with the old root detects forged ones.
    function testFuzz_forgedPeaksFail(uint8 start, uint8 at, bytes32 forged) public {
        uint256 size = bound(start, 1, 60);
        append(size);
        bytes32[] memory peaks = ReferenceTree.peaks(leaves, size);
        uint256 which = bound(at, 0, peaks.length - 1);
        vm.assume(peaks[which] != forged);
        peaks[which] = forged;
        bytes32[] memory one = new bytes32[](1);
        one[0] = keccak256("new");
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        send(one, 1, peaks);
    }

    function testFuzz_aHashMoreOrLessFails(uint8 start, uint8 count) public {
        (bytes32[] memory roots, uint256 n, bytes32[] memory peaks) = prepared(start, count);
        bytes32[] memory longer = new bytes32[](roots.length + 1);
        for (uint256 i; i < roots.length; ++i) {
            longer[i] = roots[i];
        }
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, longer.length, roots.length));
        send(longer, n, peaks);
        bytes32[] memory shorter = ReferenceTree.slice(roots, 0, roots.length - 1);
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, shorter.length, roots.length));
        send(shorter, n, peaks);
        bytes32[] memory morePeaks = new bytes32[](peaks.length + 1);
        for (uint256 i; i < peaks.length; ++i) {
            morePeaks[i] = peaks[i];
        }
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, morePeaks.length, peaks.length));
        send(roots, n, morePeaks);
        bytes32[] memory fewerPeaks = ReferenceTree.slice(peaks, 0, peaks.length - 1);
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, fewerPeaks.length, peaks.length));
        send(roots, n, fewerPeaks);
    }

    function test_anEmptyTreeTakesNoMoreSubtreesThanTheLeavesFill() public {
        bytes32[] memory none;
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, 2, 3));
        send(new bytes32[](2), 13, none);
    }

    function test_nothingAndTooMuchFail() public {
        bytes32[] memory none;
        expectError(abi.encodeWithSelector(IMarketTerms.NothingGiven.selector, market.appendUploads.selector));
        send(none, 0, none);
        append(1);
        bytes32[] memory peaks = ReferenceTree.peaks(leaves, 1);
        uint256 tooMany = (1 << 20) + 1;
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, tooMany));
        send(none, tooMany, peaks);
    }

    function test_onlyTheAppenderMay() public {
        bytes32[] memory none;
        expectNoRole(stranger, Role.APPENDER);
        market.appendUploads(none, 1, none);
    }

    function test_notWhilePaused() public {
        vm.prank(owner);
        market.pause();
        bytes32[] memory none;
        expectError(pausedError());
        send(none, 1, none);
    }

    function prepared(uint8 start, uint8 count)
        private
        returns (bytes32[] memory roots, uint256 n, bytes32[] memory peaks)
    {
        uint256 size = bound(start, 1, 60);
        n = bound(count, 1, 60);
        append(size);
        for (uint256 i; i < n; ++i) {
            push(uploadAt(size + i));
        }
        roots = ReferenceTree.subtrees(leaves, size, n);
        peaks = ReferenceTree.peaks(leaves, size);
    }

    function send(bytes32[] memory roots, uint256 n, bytes32[] memory peaks) private {
        vm.prank(owner);
        market.appendUploads(roots, n, peaks);
    }
}
