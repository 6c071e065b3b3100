import { Grid } from '@countertop/design-system/Grid';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import type { ReactNode } from 'react';
import { way } from './Contact.styles.ts';
import { en } from './home.messages.ts';

export interface ContactProps {
  /** The mailbox of whoever runs this site; null where there is none. */
  email: string | null;
}

interface WayProps {
  title: string;
  text: string;
  /** The link that leads there. */
  children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <li css={way}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}

/** How to reach the people behind the site, without a form. The foot of every page leads here. */
export function Contact({ email }: ContactProps) {
  const t = useMessages(en);
  return (
    <Section id="contact" title={t('home.contact')} lead={t('home.contactLead')} surface="band">
      <Grid as="ul" narrowest="medium" gap="wide">
        {email !== null && (
          <Way title={t('home.contactEmail')} text={t('home.contactEmailMore')}>
            <Link variant="standalone" href={`mailto:${email}`}>
              {email}
            </Link>
          </Way>
        )}
        <Way title={t('home.contactGame')} text={t('home.contactGameMore')}>
          <Link variant="standalone" href="/game">
            {t('home.contactPlay')}
          </Link>
        </Way>
        <Way title={t('home.contactData')} text={t('home.contactDataMore')}>
          <Link variant="standalone" href="/privacy">
            {t('home.contactPrivacy')}
          </Link>
        </Way>
      </Grid>
    </Section>
  );
}
