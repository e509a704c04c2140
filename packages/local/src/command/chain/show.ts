/** Formats the state of the chain lane as lines. */
import type { LaneStatus, Operator } from '@cgdx/functions/publication/operation/lane-status.ts';
import { amountText, weiText } from '../../books/amount.ts';

const said = ({ count, isMore }: LaneStatus['waitingClaims']): string => `${isMore ? 'over ' : ''}${count}`;
const secondsOf = (ms: number): string => `${Math.round(ms / 1000)} s`;

export function linesOf(status: LaneStatus): string[] {
  const { chain, stored, inFlight, lease, operators, lostPayouts, fees } = status;
  return [
    `Chain       ${chain.root}, ${chain.size} leaves, block ${chain.block}`,
    `Store       ${stored.root}, ${stored.size} leaves, version ${stored.version}${chain.root === stored.root ? '' : '  (differs)'}`,
    `Waiting     ${status.pendingLeaves} leaves, ${said(status.waitingContributions)} contributions, ${said(status.waitingClaims)} claims`,
    ...(inFlight
      ? [
          `In flight   ${inFlight.kind} to ${inFlight.size} leaves`,
          ...inFlight.attempts.map(
            ({ nonce, hash, maxFeePerGas, ageMs }) =>
              `            nonce ${nonce}, ${hash}, at most ${weiText(BigInt(maxFeePerGas))}, sent ${secondsOf(ageMs)} ago`,
          ),
        ]
      : ['In flight   nothing']),
    lease ? `Lease       ${lease.owner}, for ${secondsOf(lease.endsInMs)} more` : 'Lease       free',
    operatorLine('Appender', operators.appender),
    operatorLine('Payer', operators.payer),
    ...payoutLines(lostPayouts),
    `Gas         base ${weiText(BigInt(fees.baseWei))}, tip ${weiText(BigInt(fees.tipWei))}`,
  ];
}

const operatorLine = (role: string, { address, balanceWei, mined, pending }: Operator): string =>
  `${role.padEnd(12)}${address}, ${amountText(BigInt(balanceWei), 'DEV')}, nonce ${mined}${pending === mined ? '' : ` (${pending} with what waits)`}`;

function payoutLines(lost: LaneStatus['lostPayouts']): string[] {
  if (lost.length === 0) return ['Payouts     the chain has all of them'];
  return [
    `Payouts     the chain no longer has ${lost.length}; "npm run chain -- reconcile --apply" settles them again:`,
    ...lost.map(
      ({ payoutId, amountWei, transactionHash }) =>
        `            ${payoutId}, ${amountText(BigInt(amountWei), 'CGDX')}, ${transactionHash}`,
    ),
  ];
}
