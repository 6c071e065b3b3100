import { CallError } from '@countertop/client/CallError';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './classes.messages.ts';

const isShown = (code: string | null): code is CodeWithText => code !== null && Object.hasOwn(en, `error.${code}`);
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
    return t(isShown(error.code) ? `error.${error.code}` : 'error.unknown');
  };
}
