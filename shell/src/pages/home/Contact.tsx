import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { supportHours, supportPath } from '@countertop/contract/site/support.limits';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import { PageLink } from '@countertop/routes/PageLink';
import type { ReactNode } from 'react';
import { en } from './more.messages.ts';
import { contactId } from './sectionIds.ts';

const channel = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: token.space.xs,
  minInlineSize: 0,
  '& > p': { maxInlineSize: token.width.reading },
  '& > a': { overflowWrap: 'anywhere' },
});

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
export function Contact() {
  const t = useMessages(en);
  return (
    <Section id={contactId} title={t('home.contact')} lead={t('home.contactLead')} surface="band">
      <Grid as="ul" narrowest="medium" gap="wide">
        <Channel title={t('home.contactSupport')} text={t('home.contactSupportMore', { hours: supportHours.standard })}>
          <PageLink variant="standalone" to={supportPath}>
            {t('home.contactForm')}
          </PageLink>
        </Channel>
        <Channel title={t('home.contactGame')} text={t('home.contactGameMore')}>
          <PageLink variant="standalone" to="/game">
            {t('home.contactPlay')}
          </PageLink>
        </Channel>
        <Channel title={t('home.contactData')} text={t('home.contactDataMore')}>
          <PageLink variant="standalone" to="/privacy">
            {t('home.contactPrivacy')}
          </PageLink>
        </Channel>
      </Grid>
    </Section>
  );
}
