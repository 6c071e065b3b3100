import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacy.messages.ts';

export interface ContactProps {
  /** Email address of the site's operator. Null if there is none. */
  email: string | null;
}

/** How to ask about the policy. Without an email address, it links to what people can do on their own. */
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
