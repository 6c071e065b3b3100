import type { Impact } from '@countertop/contract/analytics/impact';
import { useEffect, useState } from 'react';

/** Loads the measured figures. Null until then, if that fails, and in the server's HTML. */
export function useImpact(): Impact | null {
  const [impact, setImpact] = useState<Impact | null>(null);
  useEffect(() => {
    const left = new AbortController();
    async function load(): Promise<void> {
      try {
        const { loadImpact } = await import(/* webpackChunkName: "impact" */ '@countertop/client/analytics/impact');
        setImpact(await loadImpact(left.signal));
      } catch (error) {
        if (!left.signal.aborted) console.warn('The measured figures could not be loaded.', error);
      }
    }
    void load();
    return () => left.abort();
  }, []);
  return impact;
}
