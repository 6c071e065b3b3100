import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { en } from './teacher.messages.ts';
import { head, lines, muted, plainList } from './Teacher.styles.ts';

/** Fixed entries, because the sample class never changes. */
const entries = ['activity.1', 'activity.2', 'activity.3'] as const;

export function RecentActivity() {
  const t = useMessages(en);
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{t('activity.title')}</h2>
        </div>
        <ul css={[plainList, lines]}>
          {entries.map((entry) => (
            <li key={entry}>
              <p>{t(entry)}</p>
              <p css={muted}>{t(`${entry}.when`)}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
