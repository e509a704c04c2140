/** Whether the dialog that lists the wallets is open: several places of a page may ask for it. */
import { createStore, useStore } from '../store.ts';

const open = createStore(false);

export const useChooserOpen = () => useStore(open);
export const openChooser = () => open.set(true);
export const closeChooser = () => open.set(false);
