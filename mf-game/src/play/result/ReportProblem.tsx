import { isTrackingRefused, track } from '@countertop/client/analytics/analytics';
import { type ReportReason, reportReasons } from '@countertop/contract/analytics/analytics.limits';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { Popover, PopoverTrigger } from '@countertop/design-system/Popover';
import type { Problem } from '@countertop/engine/problems/problem';
import { useState } from 'react';
import { en } from './result.messages.ts';
import { reasons, report } from './ResultDialog.styles.ts';

/** Reports a bad problem, once. The report is an analytics event, so it is hidden if the browser has opted out of tracking. */
export function ReportProblem({ problem }: { problem: Problem }) {
  const t = useMessages(en);
  const [isSent, setSent] = useState(false);
  if (isTrackingRefused()) return null;
  const send = (reason: ReportReason) => {
    track('problem_report', reportData(problem, reason));
    setSent(true);
  };
  return (
    <div css={report}>
      <PopoverTrigger>
        <Button variant="text" size="medium">
          {t(isSent ? 'report.sent' : 'report.open')}
        </Button>
        <Popover title={t(isSent ? 'report.sent' : 'report.title')} placement="top">
          {isSent ? <Thanks /> : <Reasons onChoose={send} />}
        </Popover>
      </PopoverTrigger>
    </div>
  );
}

function Reasons({ onChoose }: { onChoose: (reason: ReportReason) => void }) {
  const t = useMessages(en);
  return (
    <div css={reasons}>
      {reportReasons.map((reason) => (
        <Button key={reason} variant="outline" size="medium" onPress={() => onChoose(reason)}>
          {t(`report.reason.${reason}`)}
        </Button>
      ))}
    </div>
  );
}

function Thanks() {
  const t = useMessages(en);
  return (
    <div css={reasons}>
      <p role="status">{t('report.thanks')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone, so the focus has to move */}
      <Button slot="close" size="medium" autoFocus>
        {t('report.done')}
      </Button>
    </div>
  );
}

/** Enough to recreate the problem: `id` is seed, hyphen and index; a follow-up problem also needs the variant. */
function reportData({ id, band, type, variant, skill }: Problem, reason: ReportReason) {
  const [seed, index] = id.split('-').map(Number);
  return { seed, index, band, type, variant, skill, reason };
}
