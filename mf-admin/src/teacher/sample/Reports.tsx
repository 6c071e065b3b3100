import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { downloadIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { en } from './teacher.messages.ts';
import { type ReportId, reportIds } from '../report/report.ts';
import { en as reportTexts } from '../report/teacherReport.messages.ts';
import { head, muted, plainList, reportLines } from './Teacher.styles.ts';

export function Reports({ onExport }: { onExport: (report: ReportId) => void }) {
  const t = useMessages(en);
  const tReport = useMessages(reportTexts);
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{t('reports.title')}</h2>
          <p>{t('reports.lead')}</p>
        </div>
        <ul css={[plainList, reportLines]}>
          {reportIds.map((id) => (
            <li key={id}>
              <Button variant="outline" size="medium" icon={downloadIcon} onPress={() => onExport(id)}>
                {tReport(`report.${id}`)}
              </Button>
              <p css={muted}>{t(`reports.${id}.what`)}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
