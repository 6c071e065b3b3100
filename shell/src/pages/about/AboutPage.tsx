import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Section } from '@countertop/design-system/Section';
import { Storefront } from '@countertop/design-system/artwork/Storefront';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { columns, shop, shopContainer } from './AboutPage.styles.ts';
import { en } from './about.messages.ts';
import { Impact } from './Impact.tsx';
import { Philosophy } from './Philosophy.tsx';
import { Team } from './Team.tsx';
import { useImpact } from './useImpact.ts';

/** /about */
export function AboutPage() {
  const t = useMessages(en);
  const measured = useImpact();
  const storefront = <Storefront sign={t('about.sign')} doorSign={t('about.door')} customers={[2, 8]} />;
  return (
    <Page title={t('about.heading')} lead={t('about.lead')} picture={storefront}>
      <div css={shopContainer} aria-hidden="true">
        <div css={shop}>{storefront}</div>
      </div>
      <Section title={t('about.mission')}>
        <div css={columns}>
          <p>{t('about.mission.why')}</p>
          <p>{t('about.mission.how')}</p>
        </div>
      </Section>
      <Philosophy />
      <Section title={t('about.impact')} lead={t('about.impact.lead')}>
        <Impact measured={measured} />
      </Section>
      <Section title={t('about.team')}>
        <Team />
      </Section>
      <Section title={t('about.next')} lead={t('about.next.text')} surface="wall">
        <Stack direction="horizontal" gap="s" align="stretch">
          <PageLink variant="solid" to="/">
            {t('about.games')}
          </PageLink>
          <PageLink variant="outline" to="/pricing">
            {t('about.pricing')}
          </PageLink>
        </Stack>
      </Section>
    </Page>
  );
}
