/** The state of the dialog that lists the wallets, which several parts of a page can open. */
import { createStore, useStore } from '../store.ts';

const open = createStore(false);

export const useChooserOpen = () => useStore(open);
export const openChooser = () => open.set(true);
export const closeChooser = () => open.set(false);
