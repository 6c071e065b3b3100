import { hasErrorCode } from '@countertop/client/shared/CallError';
import { minutesPerDayChoices } from '@countertop/contract/family/family.limits';
import type { PlayLimits } from '@countertop/contract/family/playLimits';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { Select } from '@countertop/design-system/Select';
import { Switch } from '@countertop/design-system/Switch';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { AccountForm } from '../../sign-in/AccountForm.tsx';
import { useSubmission } from '../../sign-in/useSubmission.ts';
import { pair } from '../Family.styles.ts';
import { en as familyTexts } from '../family.messages.ts';
import { en } from './child.messages.ts';

/** Offered when quiet hours are turned on. */
const bedtime = { from: '20:00', to: '07:00' } as const;
const noLimit = 'none';

/** Half hours of a day: `20:30`. */
const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

export interface LimitsFormProps {
  limits: PlayLimits;
  onSave: (limits: PlayLimits) => Promise<void>;
}

/** Sets minutes a day and quiet hours. */
export function LimitsForm({ limits, onSave }: LimitsFormProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const [minutesPerDay, setMinutes] = useState(limits.minutesPerDay);
  const [isQuiet, setQuiet] = useState(limits.quietHours !== null);
  const [from, setFrom] = useState(limits.quietHours?.from ?? bedtime.from);
  const [to, setTo] = useState(limits.quietHours?.to ?? bedtime.to);
  const { submission, submit, forget } = useSubmission();

  const found = () => (isQuiet && from === to ? { to: t('limits.time.same') } : {});

  async function save(): Promise<void> {
    try {
      await onSave({ minutesPerDay, quietHours: isQuiet ? { from, to } : null });
    } catch (error) {
      // The user closed the password dialog and can try again.
      if (hasErrorCode(error, 'password_needed')) return;
      throw error;
    }
    notify({ title: t('limits.saved.title'), message: t('limits.saved'), tone: 'success' });
  }

  return (
    <AccountForm
      submission={submission}
      submitLabel={t('limits.save')}
      sendingLabel={family('action.saving')}
      onSubmit={() => void submit(found(), save)}
    >
      <Stack gap="l">
        <Select
          label={t('limits.minutes')}
          options={[
            { id: noLimit, label: t('limits.minutes.none') },
            ...minutesPerDayChoices.map((minutes) => ({
              id: String(minutes),
              label: t('limits.minutes.value', { minutes }),
            })),
          ]}
          selectedKey={minutesPerDay === null ? noLimit : String(minutesPerDay)}
          onSelectionChange={(id) => setMinutes(minutesPerDayChoices.find((minutes) => String(minutes) === id) ?? null)}
        />
        <Switch isSelected={isQuiet} onChange={setQuiet} description={t('limits.quiet.help')}>
          {t('limits.quiet')}
        </Switch>
        {isQuiet && (
          <div css={pair}>
            <TimeSelect label={t('limits.from')} value={from} onChange={setFrom} />
            <TimeSelect
              label={t('limits.to')}
              value={to}
              errorMessage={submission.errors['to']}
              onChange={(next) => {
                setTo(next);
                forget('to');
              }}
            />
          </div>
        )}
      </Stack>
    </AccountForm>
  );
}

interface TimeSelectProps {
  label: string;
  /** `20:30`. */
  value: string;
  errorMessage?: string | undefined;
  onChange: (time: string) => void;
}

/** A time of day, by half hours. The browsers' own fields for times need up to four Tab stops. */
function TimeSelect({ value, onChange, ...props }: TimeSelectProps) {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const times = halfHours.includes(value) ? halfHours : [value, ...halfHours];
  return (
    <Select
      {...props}
      options={times.map((id) => ({ id, label: format.format(new Date(`1970-01-01T${id}:00Z`)) }))}
      selectedKey={value}
      onSelectionChange={onChange}
    />
  );
}
