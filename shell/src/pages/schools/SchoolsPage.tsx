import { schoolNoticeVersion } from '@countertop/contract/classes/classes.limits';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { PageLink } from '@countertop/routes/PageLink';
import { columns, text } from '../accessibility/AccessibilityPage.styles.ts';
import { SchoolBell } from './SchoolBell.tsx';
import { en } from './schools.messages.ts';

/** /schools: the notice that a school agrees to before a class is made. */
export function SchoolsPage() {
  const t = useMessages(en);
  return (
    <Page
      title={t('schools.title')}
      lead={t('schools.lead', { version: schoolNoticeVersion })}
      picture={<SchoolBell />}
      audience="adult"
    >
      <div css={columns}>
        <Card variant="menu">
          <div css={text}>
            <h2>{t('schools.short')}</h2>
            <ul>
              <li>{t('schools.short.names')}</li>
              <li>{t('schools.short.staff')}</li>
              <li>{t('schools.short.marketing')}</li>
              <li>{t('schools.short.end')}</li>
            </ul>
            <h2>{t('schools.kept')}</h2>
            <ul>
              <li>{t('schools.kept.name')}</li>
              <li>{t('schools.kept.picture')}</li>
              <li>{t('schools.kept.card')}</li>
              <li>{t('schools.kept.session')}</li>
              <li>{t('schools.kept.answers')}</li>
              <li>{t('schools.kept.totals')}</li>
              <li>{t('schools.kept.settings')}</li>
              <li>{t('schools.kept.class')}</li>
            </ul>
            <p>{t('schools.kept.nothing')}</p>
            <h2>{t('schools.use')}</h2>
            <p>{t('schools.use.only')}</p>
            <p>{t('schools.use.names')}</p>
          </div>
        </Card>
        <div css={text}>
          <h2>{t('schools.processors')}</h2>
          <ul>
            <li>{t('schools.processors.razorpay')}</li>
            <li>{t('schools.processors.mail')}</li>
            <li>{t('schools.processors.hosting')}</li>
          </ul>
          <p>
            {t('schools.processors.none')}{' '}
            <PageLink to="/support" search={{ topic: 'other' }}>
              {t('schools.processors.ask')}
            </PageLink>
          </p>
          <h2>{t('schools.end')}</h2>
          <p>{t('schools.end.mail')}</p>
          <p>{t('schools.end.erased')}</p>
          <p>{t('schools.end.early')}</p>
          <h2>{t('schools.terms')}</h2>
          <ul>
            <li>{t('schools.terms.school')}</li>
            <li>{t('schools.terms.us')}</li>
            <li>{t('schools.terms.parents')}</li>
            <li>{t('schools.terms.breach')}</li>
            <li>{t('schools.terms.change')}</li>
          </ul>
          <p>
            {t('schools.terms.privacy')} <PageLink to="/privacy">{t('schools.terms.privacy.link')}</PageLink>.
          </p>
          <p>
            <PageLink variant="standalone" to="/teacher-dashboard">
              {t('schools.start')}
            </PageLink>
          </p>
        </div>
      </div>
    </Page>
  );
}
