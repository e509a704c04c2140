/** Functions that answer the operators' routes of the HTTP API. */
import type { TableName } from '../resource/table.ts';
import type { Fn, WorkflowName } from './fn.ts';

const everyWorkflow = [
  'ContributionWorkflow',
  'PayoutWorkflow',
  'PurchaseWorkflow',
] as const satisfies readonly WorkflowName[];

/** The tables that operators read. */
const operatedTables = [
  'ContributionTable',
  'TransactionTable',
  'PurchaseTable',
  'UploadTable',
  'ExecutionTable',
  'StandingTable',
  'DeadLetterTable',
  'AuditTable',
  'ReviewTable',
  'RequestTable',
  'WalletTable',
  'LedgerTable',
  'BalanceTable',
  'DataPoolTable',
  'MerkleTreeTable',
] as const satisfies readonly TableName[];

export const operatorFunctions = {
  // Answers what operators read, and can change nothing.
  'api-operator': {
    handler: 'operator/operator-route.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: [...operatedTables, 'Chain', 'AnonymousIdKey', ...everyWorkflow],
    scans: ['DataPoolTable'],
    inspects: everyWorkflow,
    waits: true,
  },
  // Acts for operators on uploads only: starts rechecks of their datasets, and takes faulty ones off sale. An event starts the refunds.
  'api-recheck': {
    handler: 'withdrawal/recheck-route.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['AuditRecorder', 'UploadTable', 'WithdrawalTable', 'AccessTable', 'AnonymousIdKey', 'EventBus'],
    adds: ['WithdrawalTable'],
    updates: ['UploadTable'],
    waits: true,
  },
  // All other actions of operators. It starts no payout or purchase, which only their sweeps do, so it cannot decide where money goes.
  'api-operator-action': {
    handler: 'operator/operator-action-route.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [
      'AuditRecorder',
      'ReviewTable',
      'RequestTable',
      'DeadLetterTable',
      'ContributionTable',
      'AnonymousIdKey',
      ...everyWorkflow,
    ],
    updates: ['ReviewTable', 'RequestTable', 'DeadLetterTable'],
    starts: ['ContributionWorkflow'],
    replaysDeadLetters: true,
    resumes: everyWorkflow,
    stops: everyWorkflow,
    answers: ['ContributionWorkflow'],
    waits: true,
  },
} as const satisfies Record<string, Fn>;
