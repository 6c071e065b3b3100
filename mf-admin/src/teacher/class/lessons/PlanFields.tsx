import type { ClassSeat } from '@countertop/contract/classes/classes';
import { Checkbox, CheckboxGroup } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { TextField } from '@countertop/design-system/TextField';
import type { LessonPlan } from './lessonPlan.ts';
import { en } from './lessons.messages.ts';

export interface PlanFieldsProps {
  plan: LessonPlan;
  onChange: (changes: Partial<LessonPlan>) => void;
  seats: readonly ClassSeat[];
  /** Start of a lesson that opens later, to begin with. Without it the lesson always has a time. */
  laterOpens?: string;
}

/** Title, times and children of a lesson. */
export function PlanFields({ plan, onChange, seats, laterOpens }: PlanFieldsProps) {
  const t = useMessages(en);
  return (
    <>
      <TextField
        label={t('plan.title')}
        description={t('plan.title.hint')}
        autoComplete="off"
        isRequired
        value={plan.title}
        onChange={(title) => onChange({ title })}
      />
      {laterOpens !== undefined && (
        <RadioGroup
          label={t('plan.opens')}
          variant="segmented"
          options={(['now', 'later'] as const).map((id) => ({ id, label: t(`plan.opens.${id}`) }))}
          value={plan.opens === null ? 'now' : 'later'}
          onChange={(when) => onChange({ opens: when === 'now' ? null : laterOpens })}
        />
      )}
      {plan.opens !== null && (
        <TextField
          label={t('plan.opens.at')}
          type="datetime-local"
          isRequired
          value={plan.opens}
          onChange={(opens) => onChange({ opens })}
        />
      )}
      <TextField
        label={t('plan.closes')}
        type="datetime-local"
        isRequired
        value={plan.closes}
        onChange={(closes) => onChange({ closes })}
      />
      <RadioGroup
        label={t('plan.who')}
        variant="segmented"
        options={(['all', 'some'] as const).map((id) => ({ id, label: t(`plan.who.${id}`) }))}
        value={plan.seatIds === null ? 'all' : 'some'}
        onChange={(who) => onChange({ seatIds: who === 'all' ? null : [] })}
      />
      {plan.seatIds !== null && (
        <CheckboxGroup
          label={t('plan.children')}
          value={[...plan.seatIds]}
          onChange={(seatIds) => onChange({ seatIds })}
        >
          {seats.map(({ id, name }) => (
            <Checkbox key={id} value={id}>
              <span translate="no">{name}</span>
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </>
  );
}
