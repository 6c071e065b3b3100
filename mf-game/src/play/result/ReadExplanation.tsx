import { translate, useLocale } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { useMemo } from 'react';
import { spokenPhrase } from '@countertop/phrases/spokenProblem';
import { useReadsByItself } from '../../assist/read-aloud/Listening.tsx';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { speechLanguage } from '../../assist/read-aloud/voice.ts';
import { en } from './result.messages.ts';
import { workedSentences } from '@countertop/phrases/workedSentences';

/** Reads the explanation of a wrong answer aloud: the mistake, if known, and the worked steps once they are shown. */
export function ReadExplanation({ result, isSolutionShown }: { result: Result; isSolutionShown: boolean }) {
  const { problem, mistake } = result;
  const { locale } = useLocale();
  const readsByItself = useReadsByItself();
  const sentences = useMemo(() => {
    const language = speechLanguage(locale);
    const reason =
      mistake === null ? [] : spokenPhrase(mistake.reason, { locale: language, moneyDigits: problem.moneyDigits });
    return isSolutionShown
      ? [...reason, ...workedSentences(problem, { locale: language, isSpoken: true })]
      : [...reason, translate(en, locale)('result.practice')];
  }, [problem, mistake, locale, isSolutionShown]);
  return <ReadButton key={String(isSolutionShown)} sentences={sentences} startsAutomatically={readsByItself} />;
}
