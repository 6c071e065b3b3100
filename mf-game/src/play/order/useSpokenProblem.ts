import { useLocale } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { useMemo, useState } from 'react';
import { spokenProblem } from '@countertop/phrases/spokenProblem';
import { speechLanguage } from '@countertop/phrases/voice';

/** Returns a problem's spoken sentences and the one currently being read. */
export function useSpokenProblem(problem: Problem) {
  const { locale } = useLocale();
  const sentences = useMemo(() => spokenProblem(problem, speechLanguage(locale)), [problem, locale]);
  const texts = useMemo(() => sentences.map(({ text }) => text), [sentences]);
  const [index, setIndex] = useState<number | null>(null);
  return { texts, currentSentence: index === null ? null : (sentences[index] ?? null), onSentence: setIndex };
}
