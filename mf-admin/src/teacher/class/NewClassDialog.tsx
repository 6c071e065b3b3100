import { localDay } from '@countertop/client/shared/localDay';
import { currentTime, useToday } from '@countertop/client/shared/today';
import type { SchoolClass } from '@countertop/contract/classes/classes';
import {
  classNameMaxLength,
  maxClassDays,
  schoolNoticeVersion,
  schoolsPath,
} from '@countertop/contract/classes/classes.limits';
import { nameErrorOf } from '@countertop/contract/shared/name.limits';
import { dayMs } from '@countertop/contract/shared/time';
import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { TextField } from '@countertop/design-system/TextField';
import { ageBands, type AgeBand } from '@countertop/engine/problems/band';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import type { ClassCalls } from './classCalls.ts';
import { FormDialog } from './FormDialog.tsx';
import { en } from './classes.messages.ts';

export interface NewClassDialogProps {
  calls: Pick<ClassCalls, 'makeClass'>;
  onMade: (made: SchoolClass) => void;
  onClose: () => void;
}

/** Returns the next end of a school year, July 31. In July it is that of the next year. */
function usualEnd(today: string): string {
  const year = Number(today.slice(0, 4));
  return today < `${year}-07` ? `${year}-07-31` : `${year + 1}-07-31`;
}

/** Makes a class, after the teacher agreed to the notice to schools. */
export function NewClassDialog({ calls, onMade, onClose }: NewClassDialogProps) {
  const t = useMessages(en);
  const today = useToday();
  const [name, setName] = useState('');
  const [band, setBand] = useState<AgeBand>('ages_8_9');
  const [endsOn, setEndsOn] = useState(() => usualEnd(today));
  const [isAgreed, setAgreed] = useState(false);

  function findError(): string | undefined {
    if (nameErrorOf(name, classNameMaxLength) !== null) return t('new.name.missing', { max: classNameMaxLength });
    const last = localDay(currentTime(Date.now() + maxClassDays * dayMs));
    if (endsOn < today || endsOn > last) return t('error.wrong_end');
    return isAgreed ? undefined : t('new.notice.missing');
  }

  return (
    <FormDialog
      title={t('new.title')}
      submitLabel={t('new.submit')}
      size="medium"
      findError={findError}
      onSubmit={async () =>
        onMade(await calls.makeClass({ name: name.trim(), band, endsOn, noticeVersion: schoolNoticeVersion }))
      }
      onDone={onClose}
      onClose={onClose}
    >
      <TextField
        label={t('class.name')}
        description={t('new.name.hint')}
        autoComplete="off"
        isRequired
        value={name}
        onChange={setName}
      />
      <BandChoice value={band} onChange={setBand} />
      <TextField
        label={t('class.end')}
        description={t('class.end.hint')}
        type="date"
        isRequired
        value={endsOn}
        onChange={setEndsOn}
      />
      <p>
        {t('new.notice.text')}{' '}
        <PageLink to={schoolsPath} target="_blank">
          {t('new.notice.link')}
        </PageLink>
      </p>
      <Checkbox isSelected={isAgreed} onChange={setAgreed}>
        {t('new.notice')}
      </Checkbox>
    </FormDialog>
  );
}

/** The ages that the problems of a class are for. */
export function BandChoice({ value, onChange }: { value: AgeBand; onChange: (band: AgeBand) => void }) {
  const t = useMessages(en);
  return (
    <RadioGroup
      label={t('class.band')}
      variant="segmented"
      options={ageBands.map((id) => ({ id, label: t(`band.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
