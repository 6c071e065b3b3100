import { supportHours } from '@countertop/contract/site/support.limits';
import { Card } from '@countertop/design-system/Card';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Section } from '@countertop/design-system/Section';
import { PageLink } from '@countertop/routes/PageLink';
import { formatDay } from '../formatDay.ts';
import { en } from './accessibility.messages.ts';
import { columns, text } from './AccessibilityPage.styles.ts';
import { criteria, products, reviewedOn } from './conformance.ts';
import { Report } from './Report.tsx';
import { ServiceBell } from './ServiceBell.tsx';

/** /accessibility */
export function AccessibilityPage() {
  const { locale } = useLocale();
  const t = useMessages(en);
  const lead = t('accessibility.lead', { date: formatDay(reviewedOn, locale) });
  return (
    <Page title={t('accessibility.heading')} lead={lead} picture={<ServiceBell />} audience="adult">
      <div css={columns}>
        <Card variant="menu">
          <div css={text}>
            <h2>{t('accessibility.works')}</h2>
            <ul>
              <li>{t('accessibility.works.keyboard')}</li>
              <li>{t('accessibility.works.ear')}</li>
              <li>{t('accessibility.works.time')}</li>
              <li>{t('accessibility.works.sight')}</li>
              <li>{t('accessibility.works.motion')}</li>
              <li>{t('accessibility.works.touch')}</li>
            </ul>
          </div>
        </Card>
        <div css={text}>
          <h2>{t('accessibility.open')}</h2>
          <ul>
            <KnownFailures />
            <li>{t('accessibility.open.technology')}</li>
            <li>{t('accessibility.open.people')}</li>
          </ul>
          <h2>{t('accessibility.contact')}</h2>
          <p>
            {t('accessibility.contact.text', { hours: supportHours.standard })}{' '}
            <PageLink to="/support" search={{ topic: 'other' }}>
              {t('accessibility.contact.link')}
            </PageLink>
          </p>
        </div>
      </div>
      <Section title={t('accessibility.report')} lead={t('accessibility.report.lead')}>
        <Report />
      </Section>
    </Page>
  );
}

/** The remarks on criteria that are not fully supported. */
function KnownFailures() {
  const t = useMessages(en);
  return criteria.flatMap(({ number, name, results }) =>
    products
      .filter((product) => ['partially-supports', 'does-not-support'].includes(results[product].level))
      .map((product) => (
        <li key={`${number} ${product}`}>
          {t('accessibility.open.known', {
            criterion: `${number} ${name}`,
            product: t(`accessibility.${product}`),
            text: results[product].remarks.join(' '),
          })}
        </li>
      )),
  );
}
