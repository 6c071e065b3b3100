import { CallError } from '@countertop/client/shared/CallError';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './classes.messages.ts';

type CodeOfWait = 'rate_limited' | 'sign_in_blocked';
const saysWhen = (code: string | null): code is CodeOfWait => code === 'rate_limited' || code === 'sign_in_blocked';

const isShown = (
  code: string | null,
): code is Exclude<CodeWithText, CodeOfWait | 'rate_limited.long' | 'missing_glyphs'> =>
  code !== null && Object.hasOwn(en, `error.${code}`);
type CodeWithText = {
  [Key in keyof typeof en]: Key extends `error.${infer Code}` ? Code : never;
}[keyof typeof en];

/** Returns a function that tells a teacher why a call failed and what to do next. */
export function useClassErrorText(): (error: unknown) => string {
  const t = useMessages(en);
  return (error) => {
    // Of the PDF of cards. Its code is loaded on demand, so its class is not known here.
    if (error instanceof Error && error.name === 'MissingGlyphsError')
      return t('error.missing_glyphs', { text: 'text' in error ? String(error.text) : '' });
    if (!(error instanceof CallError)) return t(navigator.onLine ? 'error.unreachable' : 'error.offline');
    if (saysWhen(error.code)) {
      const minutes = Math.max(1, Math.round((error.retryAfterSeconds ?? 0) / 60));
      if (minutes > 90 && error.code === 'rate_limited')
        return t('error.rate_limited.long', { hours: Math.round(minutes / 60) });
      return t(`error.${error.code}`, { minutes });
    }
    return t(isShown(error.code) ? `error.${error.code}` : 'error.unknown');
  };
}
