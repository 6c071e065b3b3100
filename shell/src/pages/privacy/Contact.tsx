import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacy.messages.ts';

export interface ContactProps {
  /** The site operator's mailbox; null if there is none. */
  email: string | null;
}

/** Where to ask. Without a mailbox, what a reader can do alone: the home page's contacts would only lead back here. */
export function Contact({ email }: ContactProps) {
  const t = useMessages(en);
  return (
    <>
      <p>{t('privacy.contact.time')}</p>
      {email === null ? (
        <p>
          {t('privacy.contact.self')} <Link href="/what-we-know">{t('privacy.rights.know')}</Link>
        </p>
      ) : (
        <p>
          {t('privacy.contact.email')} <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
    </>
  );
}
