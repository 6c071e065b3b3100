import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { guaranteeDays, refundEveryMonths } from '@countertop/contract/payments/plans';
import { supportHours, supportPath } from '@countertop/contract/site/support.limits';
import { Card } from '@countertop/design-system/Card';
import { Disclosure, DisclosureGroup } from '@countertop/design-system/Disclosure';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './questions.messages.ts';
import { questionsId } from './sectionIds.ts';

const bigNumber = css({
  fontFamily: token.font.display,
  fontSize: '4.5rem',
  lineHeight: 1,
  color: token.text.heading,
});

const guarantee = css({ display: 'grid', gap: token.space.xs, justifyItems: 'start' });

/** Three columns, or one. */
const answers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: `${token.space.l} ${token.space.xl}`,
  marginBlockEnd: token.space.xl,
  '& h3': { fontSize: token.type.body, marginBlockEnd: token.space.xxs },
});

/** Frequently asked questions of parents before paying, and the guarantee. */
export function Questions() {
  const t = useMessages(en);
  return (
    <Section id={questionsId} title={t('questions.title')} surface="band">
      <div css={answers}>
        <Answer title={t('questions.renew')}>{t('questions.renew.never')}</Answer>
        <Answer title={t('questions.cancel')}>{t('questions.cancel.how')}</Answer>
        <Answer title={t('questions.refund')}>
          {t('questions.refund.how', { days: guaranteeDays, months: refundEveryMonths })}
        </Answer>
      </div>
      <Grid columns="main-aside" gap="wide" align="start">
        <DisclosureGroup>
          <Disclosure title={t('questions.free')}>
            <p>{t('questions.free.game')}</p>
            <p>{t('questions.free.kept')}</p>
          </Disclosure>
          <Disclosure title={t('questions.support')}>
            <p>{t('questions.support.how', { hours: supportHours.standard, priority: supportHours.priority })}</p>
            <p>
              <PageLink to={supportPath}>{t('questions.support.link')}</PageLink>
            </p>
          </Disclosure>
          <Disclosure title={t('questions.data')}>
            <p>{t('questions.data.little')}</p>
            <p>
              <PageLink to="/privacy">{t('questions.data.privacy')}</PageLink>
            </p>
          </Disclosure>
          <Disclosure title={t('questions.provider')}>
            <p>{t('questions.provider.who')}</p>
          </Disclosure>
          <Disclosure title={t('questions.later')}>
            <p>{t('questions.later.when')}</p>
          </Disclosure>
        </DisclosureGroup>
        <Guarantee />
      </Grid>
    </Section>
  );
}

/** An answer that everybody should read before paying. */
function Answer({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}

function Guarantee() {
  const t = useMessages(en);
  return (
    <Card as="article">
      <div css={guarantee}>
        <span css={bigNumber} aria-hidden="true">
          {t('guarantee.days', { days: guaranteeDays })}
        </span>
        <h3>{t('guarantee.title', { days: guaranteeDays })}</h3>
        <p>{t('guarantee.text')}</p>
        <PageLink variant="standalone" to="/profile" hash="plan">
          {t('guarantee.profile')}
        </PageLink>
        <PageLink variant="standalone" to="/support" search={{ topic: 'payment' }}>
          {t('guarantee.contact')}
        </PageLink>
      </div>
    </Card>
  );
}
