import { translate, useLocale } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { useMemo } from 'react';
import { splitSentences } from '@countertop/phrases/phraseText';
import { spokenPhrase } from '@countertop/phrases/spokenProblem';
import { useReadsByItself } from '../../assist/read-aloud/Listening.tsx';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { speechLanguage } from '@countertop/phrases/voice';
import { en } from './result.messages.ts';
import { unknownMistakeText } from './unknownMistake.ts';
import { workedSentences } from '@countertop/phrases/workedSentences';

/** Reads the explanation of a wrong answer aloud: the reason, and the worked steps once they are shown. */
export function ReadExplanation({ result, isSolutionShown }: { result: Result; isSolutionShown: boolean }) {
  const { problem } = result;
  const { locale } = useLocale();
  const readsByItself = useReadsByItself();
  const sentences = useMemo(() => {
    const language = speechLanguage(locale);
    const reason = spokenReason(result, language);
    return isSolutionShown
      ? [...reason, ...workedSentences(problem, { locale: language, isSpoken: true })]
      : [...reason, translate(en, locale)('result.practice')];
  }, [result, problem, locale, isSolutionShown]);
  return <ReadButton key={String(isSolutionShown)} sentences={sentences} startsAutomatically={readsByItself} />;
}

/** After a second try, the first answer is no longer the one that matters, unless a known mistake explains it. */
function spokenReason(result: Result, locale: string): readonly string[] {
  const { problem, mistake, retry } = result;
  if (mistake !== null) return spokenPhrase(mistake.reason, { locale, moneyDigits: problem.moneyDigits });
  return retry === null ? splitSentences(unknownMistakeText(result, { locale, isSpoken: true })) : [];
}
