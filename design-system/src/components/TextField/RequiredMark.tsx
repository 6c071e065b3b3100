import { useMessages } from '../../i18n/messages.ts';
import { en } from './TextField.messages.ts';
import { requiredMark } from './TextField.styles.ts';

/** The word behind a question. The control itself says it aloud, so that it is not heard twice. */
export function RequiredMark() {
  const t = useMessages(en);
  return (
    <span css={requiredMark} aria-hidden="true">
      {' '}
      {t('field.required')}
    </span>
  );
}
