import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './privacy.messages.ts';

/** How to ask about the policy. */
export function Contact() {
  const t = useMessages(en);
  return (
    <p>
      {t('privacy.contact.time')}{' '}
      <PageLink to="/support" search={{ topic: 'privacy' }}>
        {t('privacy.contact.support')}
      </PageLink>
    </p>
  );
}
