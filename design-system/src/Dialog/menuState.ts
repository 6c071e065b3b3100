import { createContext } from 'react';

/**
 * Stands in for the context of the same name in react-aria's menus, which its dialogs set and only menus of menus read.
 * The kit has none of these, and a dialog must not bring the menu, and with it all lists: 20 kB (rspack.base.mjs).
 */
export const RootMenuTriggerStateContext = createContext(null);
