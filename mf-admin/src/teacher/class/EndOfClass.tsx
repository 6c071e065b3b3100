import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { TextField } from '@countertop/design-system/TextField';
import { useLocale } from '@countertop/design-system/messages';
import type { AgeBand } from '@countertop/engine/problems/band';
import { useState } from 'react';
import { formatDay } from '../../shared/report/formatCell.ts';
import type { ClassPartProps } from './Children.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { en } from './classes.messages.ts';
import { storedClass } from './conflict.ts';
import { FormDialog } from './FormDialog.tsx';
import { BandChoice } from './NewClassDialog.tsx';
import { TypedNameDialog } from './TypedNameDialog.tsx';

/** Name, ages and last day of a class, its export, and its erasure by the owner. */
export function EndOfClass({ schoolClass, calls, onErased }: ClassPartProps & { onErased: () => void }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [open, setOpen] = useState<'change' | 'export' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const { id, name, role, endsOn, plan } = schoolClass;
  return (
    <SectionCard variant="menu" title={t('end.title')} lead={t('end.text', { day: formatDay(endsOn, locale) })}>
      <Stack direction="horizontal" gap="s">
        {plan === 'running' && (
          <Button variant="outline" onPress={() => setOpen('change')}>
            {t('change.open')}
          </Button>
        )}
        {role === 'owner' && (
          <>
            <Button variant="outline" onPress={() => setOpen('export')}>
              {t('export.open')}
            </Button>
            <Button variant="outline" tone="danger" onPress={() => setOpen('erase')}>
              {t('erase.open')}
            </Button>
          </>
        )}
      </Stack>
      {open === 'change' && <ChangeDialog {...{ schoolClass, calls }} onClose={close} />}
      {open === 'export' && (
        <ConfirmDialog
          title={t('export.open')}
          submitLabel={t('export.submit')}
          onSubmit={() => calls.exportClass(id)}
          onDone={close}
          onClose={close}
        >
          {t('export.text')}
        </ConfirmDialog>
      )}
      {open === 'erase' && (
        <TypedNameDialog
          title={t('erase.title', { name })}
          submitLabel={t('erase.open')}
          name={name}
          onConfirm={(confirmation) => calls.eraseClass(id, confirmation)}
          onDone={onErased}
          onClose={close}
        >
          {t('erase.text', { seats: schoolClass.seats.length, staff: schoolClass.staff.length })}
        </TypedNameDialog>
      )}
    </SectionCard>
  );
}

function ChangeDialog({ schoolClass, calls, onClose }: ClassPartProps & { onClose: () => void }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [name, setName] = useState(schoolClass.name);
  const [band, setBand] = useState<AgeBand>(schoolClass.band);
  const [endsOn, setEndsOn] = useState(schoolClass.endsOn);
  const facts = (one: { name: string; band: AgeBand; endsOn: string }) =>
    t('change.facts', { name: one.name, ages: t(`band.${one.band}`), day: formatDay(one.endsOn, locale) });
  return (
    <FormDialog
      title={t('change.open')}
      submitLabel={t('dialog.save')}
      size="medium"
      findError={() => (endsOn === '' ? t('error.wrong_end') : undefined)}
      onSubmit={(version = schoolClass.version) =>
        calls.changeClass({ classId: schoolClass.id, version, name: name.trim(), band, endsOn })
      }
      onDone={onClose}
      onClose={onClose}
      conflict={{
        storedIn: storedClass,
        compare: (stored) => ({ stored: facts(stored), mine: facts({ name: name.trim(), band, endsOn }) }),
        onKeepStored: calls.show,
      }}
    >
      <TextField label={t('class.name')} autoComplete="off" isRequired value={name} onChange={setName} />
      <BandChoice value={band} onChange={setBand} />
      <TextField
        label={t('class.end')}
        description={t('class.end.hint')}
        type="date"
        isRequired
        value={endsOn}
        onChange={setEndsOn}
      />
    </FormDialog>
  );
}
