import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './messages/en.messages.ts';

export interface ContactProps {
  /** The mailbox of whoever runs this site; null where there is none. */
  email: string | null;
}

/** Where to ask. */
export function Contact({ email }: ContactProps) {
  const t = useMessages(en);
  return (
    <>
      <p>{t('privacy.contact.time')}</p>
      {email !== null && (
        <p>
          {t('privacy.contact.email')} <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      <Link look="standalone" href="/#contact">
        {t('privacy.contact.ways')}
      </Link>
    </>
  );
}
