import { useEffect, useRef, useState } from 'react';

/** No more often, so that a screen reader can read other things in between. */
const newsMs = 10_000;

/** Returns how many answers came in lately, to announce; `occurrence` increases with each announcement. */
export function useAnswerNews(answered: number | undefined): { readonly count: number; readonly occurrence: number } {
  const [news, setNews] = useState({ count: 0, occurrence: 0 });
  const latest = useRef(answered);
  const announced = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = answered;
    announced.current ??= answered;
  }, [answered]);
  useEffect(() => {
    const timer = setInterval(() => {
      const count = (latest.current ?? 0) - (announced.current ?? 0);
      announced.current = latest.current;
      if (count > 0) setNews(({ occurrence }) => ({ count, occurrence: occurrence + 1 }));
    }, newsMs);
    return () => clearInterval(timer);
  }, []);
  return news;
}
