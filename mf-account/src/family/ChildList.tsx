import { lookOf } from '@countertop/contract/family/playerLook';
import type { FamilyChild } from '@countertop/contract/family/family';
import { Avatar } from '@countertop/design-system/Avatar';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { dayOf } from '../shared/dates.ts';
import { childName } from './family.ts';
import { list, row, rowHead } from './Family.styles.ts';
import { en } from './family.messages.ts';
import { WeekLine } from './WeekLine.tsx';

export interface ChildListProps {
  children: readonly FamilyChild[];
  /** `YYYY-MM-DD` on this device. */
  today: string;
  /** Whether weekly results are part of a plan. */
  hasReports: boolean;
}

/** The children as lines of a menu, each with its customer and its week. */
export function ChildList({ children, today, hasReports }: ChildListProps) {
  const t = useMessages(en);
  return (
    <ul css={list}>
      {children.map((child) => (
        <li key={child.id}>
          <div css={row}>
            <Avatar name={childName(child, t)} look={lookOf(child.picture)} size="large" isDecorative />
            <Stack gap="xxs">
              <div css={rowHead}>
                <h3>
                  <PageLink variant="standalone" to="/family" search={{ child: child.id }}>
                    {childName(child, t)}
                  </PageLink>
                </h3>
                {child.band !== null && <span>{t(`band.${child.band}`)}</span>}
                <ChildTags child={child} />
              </div>
              {hasReports && <WeekLine learnerId={child.id} today={today} />}
            </Stack>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Tags for everything that a grown-up should know first. */
export function ChildTags({ child: { consent, role, erasedOn } }: { child: FamilyChild }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <>
      {role === 'second' && <Tag>{t('family.shared')}</Tag>}
      {erasedOn !== null && <Tag tone="danger">{t('child.erasedOn', { day: dayOf(erasedOn, locale) })}</Tag>}
      {consent !== 'given' && <Tag tone={consent === 'pending' ? 'info' : 'warning'}>{t(`consent.${consent}`)}</Tag>}
    </>
  );
}
