import { createContext } from 'react';

/**
 * Stands in for the context of the same name in react-aria's progress bars, by which a button names one inside it. The
 * kit's buttons say in words what they wait for, and must not bring the progress bar with its numbers (rspack.base.mjs).
 */
export const ProgressBarContext = createContext(null);
