import { useMessages } from '../../i18n/messages.ts';
import { en } from './TextField.messages.ts';
import { requiredMark } from './TextField.styles.ts';

/** "(required)" after a label. Hidden from screen readers, because the control announces it. */
export function RequiredMark() {
  const t = useMessages(en);
  return (
    <span css={requiredMark} aria-hidden="true">
      {' '}
      {t('field.required')}
    </span>
  );
}
