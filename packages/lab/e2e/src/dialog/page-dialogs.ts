/** Every dialog of the pages. */
import { operatorDialogs } from './operator-dialog.ts';
import type { PageDialog } from './page-dialog.ts';
import { personDialogs } from './person-dialog.ts';
import { visitorDialogs } from './visitor-dialog.ts';

export const pageDialogs: readonly PageDialog[] = [...visitorDialogs, ...personDialogs, ...operatorDialogs];
