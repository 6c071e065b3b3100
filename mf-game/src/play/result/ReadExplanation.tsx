import { useLocale } from '@countertop/design-system/messages';
import { usePreferences } from '@countertop/design-system/preferences';
import type { Result } from '@countertop/engine/play/game';
import { useMemo } from 'react';
import { spokenPhrase } from '@countertop/phrases/spokenProblem';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { speechLanguage } from '../../assist/read-aloud/voice.ts';
import { workedSentences } from './workedSentences.ts';

/** Reads the explanation of a wrong answer aloud: the mistake, if known, and the worked steps. */
export function ReadExplanation({ result: { problem, mistake } }: { result: Result }) {
  const { locale } = useLocale();
  const { readAloud } = usePreferences();
  const sentences = useMemo(() => {
    const language = speechLanguage(locale);
    const reason =
      mistake === null ? [] : spokenPhrase(mistake.reason, { locale: language, moneyDigits: problem.moneyDigits });
    return [...reason, ...workedSentences(problem, { locale: language, isSpoken: true })];
  }, [problem, mistake, locale]);
  return <ReadButton sentences={sentences} startsAutomatically={readAloud} />;
}
