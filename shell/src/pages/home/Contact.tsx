import { Grid } from '@countertop/design-system/Grid';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import type { ReactNode } from 'react';
import { channel } from './Contact.styles.ts';
import { en } from './home.messages.ts';

export interface ContactProps {
  /** Email address of the site's operator. Null if there is none. */
  email: string | null;
}

interface ChannelProps {
  title: string;
  text: string;
  /** The link. */
  children: ReactNode;
}

function Channel({ title, text, children }: ChannelProps) {
  return (
    <li css={channel}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}

/** Ways to contact the people behind the site. The footer of every page links here. */
export function Contact({ email }: ContactProps) {
  const t = useMessages(en);
  return (
    <Section id="contact" title={t('home.contact')} lead={t('home.contactLead')} surface="band">
      <Grid as="ul" narrowest="medium" gap="wide">
        {email !== null && (
          <Channel title={t('home.contactEmail')} text={t('home.contactEmailMore')}>
            <Link variant="standalone" href={`mailto:${email}`}>
              {email}
            </Link>
          </Channel>
        )}
        <Channel title={t('home.contactGame')} text={t('home.contactGameMore')}>
          <Link variant="standalone" href="/game">
            {t('home.contactPlay')}
          </Link>
        </Channel>
        <Channel title={t('home.contactData')} text={t('home.contactDataMore')}>
          <Link variant="standalone" href="/privacy">
            {t('home.contactPrivacy')}
          </Link>
        </Channel>
      </Grid>
    </Section>
  );
}
