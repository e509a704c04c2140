/** The state of the dialog that lists the wallets: several places of a page may open it. */
import { createStore, useStore } from '../store.ts';

const open = createStore(false);

export const useChooserOpen = () => useStore(open);
export const openChooser = () => open.set(true);
export const closeChooser = () => open.set(false);
