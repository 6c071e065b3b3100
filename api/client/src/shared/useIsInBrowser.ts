import { useInBrowser } from './useInBrowser.ts';

/** False during prerendering and hydration. True afterwards. */
export const useIsInBrowser = (): boolean => useInBrowser(() => true, false);
