import { currentTime } from '@countertop/client/shared/today';
import { classSignInPath } from '@countertop/contract/classes/classes.limits';
import { minuteMs } from '@countertop/contract/shared/time';
import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ClassPartProps } from './Children.tsx';
import { code as codeStyle } from './Classes.styles.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { en } from './classes.messages.ts';
import { useClassErrorText } from './useClassErrorText.ts';
import { useGraceText } from './useGraceText.ts';

const minutesToChoose = ['15', '30', '60'] as const;

/** Browsers fire longer timers immediately. */
const longestTimerMs = 2 ** 31 - 1;

/** Whether a time is still to come. Renders again when it is over. */
function useIsUntil(time: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (time === null) return undefined;
    const remainingMs = Math.min(new Date(time).getTime() - currentTime().getTime(), longestTimerMs);
    const timer = setTimeout(() => setOver(time), remainingMs);
    return () => clearTimeout(timer);
  }, [time]);
  return time !== null && over !== time;
}

/** Opens sign-in by code for a while. Names are visible to children only then. */
export function SignInPanel({ schoolClass, calls }: ClassPartProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const errorText = useClassErrorText();
  const { id, code, openUntil, plan, graceUntil } = schoolClass;
  const isRunning = plan === 'running';
  const graceText = useGraceText(graceUntil);
  const isOpen = useIsUntil(openUntil);
  const [minutes, setMinutes] = useState<(typeof minutesToChoose)[number]>('30');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (until: string | null) => calls.openSignIn(id, until),
  });
  const [isReplacing, setReplacing] = useState(false);

  const time = (at: string) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at));
  const planText = isRunning ? '' : `${t('signIn.planEnded')} ${graceText}`;
  const closedText = isRunning ? t('signIn.closed') : '';
  const openText = isOpen && openUntil !== null ? t('signIn.open', { time: time(openUntil) }) : closedText;
  return (
    <SectionCard variant="menu" title={t('signIn.title')}>
      <p role="status">{[planText, openText].filter(Boolean).join(' ')}</p>
      {isOpen ? (
        <>
          <p>{t('signIn.how', { address: `${location.host}${classSignInPath}` })}</p>
          <p css={codeStyle} dir="ltr" translate="no">
            {code}
          </p>
        </>
      ) : (
        isRunning && (
          <div data-screen-only="">
            <RadioGroup
              label={t('signIn.minutes')}
              variant="segmented"
              options={minutesToChoose.map((one) => ({
                id: one,
                label: t('signIn.minutes.some', { minutes: Number(one) }),
              }))}
              value={minutes}
              onChange={setMinutes}
            />
          </div>
        )
      )}
      <Stack direction="horizontal" gap="s" align="stretch">
        {(isRunning || isOpen) && (
          <Button
            {...((isOpen || schoolClass.seats.length === 0) && { variant: 'outline' })}
            isPending={isPending}
            pendingLabel={t('dialog.pending')}
            onPress={() => mutate(isOpen ? null : currentTime(Date.now() + Number(minutes) * minuteMs).toISOString())}
          >
            {t(isOpen ? 'signIn.close' : 'signIn.start')}
          </Button>
        )}
        {isRunning && (
          <Button variant="outline" onPress={() => setReplacing(true)}>
            {t('code.new')}
          </Button>
        )}
      </Stack>
      {error && <p role="alert">{errorText(error)}</p>}
      {isReplacing && (
        <ConfirmDialog
          title={t('code.new.title')}
          submitLabel={t('code.new')}
          onSubmit={() => calls.newCode(id)}
          onDone={() => setReplacing(false)}
          onClose={() => setReplacing(false)}
        >
          {t('code.new.text')}
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}
