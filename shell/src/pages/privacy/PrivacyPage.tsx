import { Card } from '@countertop/design-system/Card';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Section } from '@countertop/design-system/Section';
import { formatDay } from '../formatDay.ts';
import { Children } from './Children.tsx';
import { Collected } from './Collected.tsx';
import { Contact } from './Contact.tsx';
import { Contents } from './Contents.tsx';
import { LockedBox } from './LockedBox.tsx';
import { en } from './privacy.messages.ts';
import { policy, sheet, short } from './PrivacyPage.styles.ts';
import { Protect } from './Protect.tsx';
import { Rights } from './Rights.tsx';
import { lastUpdated, sectionIds } from './sections.ts';
import { Use } from './Use.tsx';

const sections = {
  collected: Collected,
  use: Use,
  protect: Protect,
  rights: Rights,
  children: Children,
  contact: Contact,
};

/** /privacy */
export function PrivacyPage() {
  const { locale } = useLocale();
  const t = useMessages(en);
  const updated = t('privacy.updated', { date: formatDay(lastUpdated, locale) });
  return (
    <Page title={t('privacy.heading')} lead={updated} picture={<LockedBox />} audience="adult">
      <div css={sheet}>
        <Contents />
        <div css={policy}>
          <ShortVersion />
          {sectionIds.map((id) => {
            const Content = sections[id];
            return (
              <Section key={id} id={id} title={t(`privacy.${id}`)}>
                <Content />
              </Section>
            );
          })}
        </div>
      </div>
    </Page>
  );
}

function ShortVersion() {
  const t = useMessages(en);
  return (
    <Card variant="menu">
      <h2 css={short}>{t('privacy.short')}</h2>
      <ul>
        <li>{t('privacy.short.play')}</li>
        <li>{t('privacy.short.ads')}</li>
        <li>{t('privacy.short.count')}</li>
        <li>{t('privacy.short.children')}</li>
        <li>{t('privacy.short.answer')}</li>
      </ul>
    </Card>
  );
}
