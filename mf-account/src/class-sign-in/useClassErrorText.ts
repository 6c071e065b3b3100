import { CallError } from '@countertop/client/shared/CallError';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './classSignIn.messages.ts';

type CodeWithText = {
  [Key in keyof typeof en]: Key extends `error.${infer Code}` ? Code : never;
}[keyof typeof en];

const hasText = (code: string | null): code is CodeWithText => code !== null && Object.hasOwn(en, `error.${code}`);

/** Returns a function that tells a child why signing in failed and what to do. */
export function useClassErrorText(): (error: unknown) => string {
  const t = useMessages(en);
  return (error) => {
    if (!(error instanceof CallError)) return t(navigator.onLine ? 'error.unknown' : 'error.offline');
    if (error.code === 'invalid_input') {
      if (error.fields.includes('token')) return t('error.card_unreadable');
      if (error.fields.includes('code')) return t('code.wrong');
    }
    return t(hasText(error.code) ? `error.${error.code}` : 'error.unknown');
  };
}
