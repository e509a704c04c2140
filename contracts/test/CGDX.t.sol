// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Role, Token} from "./base/MarketInterfaces.sol";
import {MarketTest} from "./base/MarketTest.sol";

contract CGDXTest is MarketTest {
    function test_itsMetadataIsFixed() public view {
        // proves entity.token-name-symbol
        assertTrue(keccak256(bytes(token.name())) == keccak256("CGDX"), "name");
        assertTrue(keccak256(bytes(token.symbol())) == keccak256("CGDX"), "symbol");
        // proves constant.amounts-chain-have
        assertEq(token.decimals(), 18, "decimals");
        assertEq(token.cap(), 1_000_000_000 ether, "cap");
    }

    function testFuzz_mintedUpToTheCapAndNotAbove(uint256 amount) public {
        uint256 left = token.cap() - token.totalSupply();
        amount = bound(amount, 0, left);
        vm.prank(owner);
        token.mint(person, amount);
        assertEq(token.balanceOf(person), amount, "balance");
        expectError(abi.encodeWithSelector(Token.CapExceeded.selector, left - amount + 1, left - amount));
        vm.prank(owner);
        token.mint(person, left - amount + 1);
        expectError(abi.encodeWithSelector(Token.CapExceeded.selector, type(uint256).max, left - amount));
        vm.prank(owner);
        token.mint(person, type(uint256).max);
    }

    function test_onlyAMinterMints() public {
        expectNoRole(stranger, Role.MINTER);
        token.mint(stranger, 1);
    }

    /// The token knows no notice.
    function test_itsOwnerNamesAMinterAtOnce() public {
        vm.prank(owner);
        token.grantRole(Role.MINTER, stranger);
        vm.prank(stranger);
        token.mint(stranger, 1);
        assertEq(token.balanceOf(stranger), 1, "balance");
    }

    function test_nobodyReceivesAndNobodySpends() public {
        // proves error.token-errors-invalid
        expectError(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        token.transfer(address(0), 1);
        expectError(abi.encodeWithSelector(IERC20Errors.ERC20InvalidSpender.selector, address(0)));
        token.approve(address(0), 1);
    }

    function testFuzz_aPermitAllowsWhatWasSigned(uint128 amount) public {
        uint256 key = 0xA;
        address signer = vm.addr(key);
        bytes32 digest = keccak256(
            abi.encodePacked(
                hex"1901",
                token.DOMAIN_SEPARATOR(),
                keccak256(
                    abi.encode(
                        keccak256(
                            "Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"
                        ),
                        signer,
                        person,
                        amount,
                        0,
                        block.timestamp
                    )
                )
            )
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        token.permit(signer, person, amount, block.timestamp, v, r, s);
        assertEq(token.allowance(signer, person), amount, "allowance");
        assertEq(token.nonces(signer), 1, "nonce");
    }
}
