import { maxChildren } from '@countertop/contract/family/family.limits';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { buttons, sheet } from '../shared/Account.styles.ts';
import { muted, offer, offerCast } from './NoPlan.styles.ts';
import { CastRow } from './CastRow.tsx';
import { en } from './family.messages.ts';

/** Describes the Family Plan, for accounts without it. `isOpen`: it can be bought. */
export function NoPlan({ isOpen }: { isOpen: boolean }) {
  const t = useMessages(en);
  return (
    <Card variant="menu">
      <div css={offer}>
        <section css={sheet} aria-labelledby="family-plan">
          <h2 id="family-plan">{t('noPlan.title')}</h2>
          <p>{t('noPlan.text')}</p>
          <Stack gap="xs">
            <MenuLine label={t('noPlan.children')} value={t('noPlan.children.value', { count: maxChildren })} />
            {(['progress', 'limits', 'guardians', 'mail'] as const).map((id) => (
              <MenuLine key={id} label={t(`noPlan.${id}`)} value={t(`noPlan.${id}.value`)} />
            ))}
          </Stack>
          {isOpen ? (
            <div css={buttons}>
              <PageLink variant="solid" to="/pricing">
                {t('noPlan.price')}
              </PageLink>
            </div>
          ) : (
            <>
              <div>
                <Tag tone="info">{t('noPlan.soon')}</Tag>
              </div>
              <p css={muted}>{t('noPlan.soon.text')}</p>
            </>
          )}
        </section>
        <div css={offerCast}>
          <CastRow />
        </div>
      </div>
    </Card>
  );
}
