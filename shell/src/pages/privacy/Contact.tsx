import { supportLink } from '@countertop/contract/site/support.limits';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacy.messages.ts';

/** How to ask about the policy. */
export function Contact() {
  const t = useMessages(en);
  return (
    <p>
      {t('privacy.contact.time')} <Link href={supportLink({ topic: 'privacy' })}>{t('privacy.contact.support')}</Link>
    </p>
  );
}
