import { Checkbox, CheckboxGroup } from '@countertop/design-system/Checkbox';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { Select } from '@countertop/design-system/Select';
import { Switch } from '@countertop/design-system/Switch';
import { Stack } from '@countertop/design-system/Stack';
import { type Lesson, lessonCounts } from '@countertop/engine/lesson/lessonCode';
import { gameSpeeds } from '@countertop/engine/play/state';
import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes } from '@countertop/engine/problems/problem';
import { useState } from 'react';
import { en } from './lesson.messages.ts';

const counts = Array.from({ length: lessonCounts.most - lessonCounts.least + 1 }, (_, index) =>
  String(lessonCounts.least + index),
);

/** Loaded when it is opened, because it needs the generators of all problems. */
const ByStandard = lazyComponent(
  async () => (await import(/* webpackChunkName: "lesson-standards" */ './ByStandard.tsx')).ByStandard,
);

export interface ChoicesProps {
  lesson: Lesson;
  onChange: (changes: Partial<Lesson>) => void;
}

/** Fields for the problems of a lesson and for how it is played. */
export function Choices({ lesson, onChange }: ChoicesProps) {
  const t = useMessages(en);
  return (
    <Stack>
      <Select
        label={t('lesson.band')}
        options={ageBands.map((id) => ({ id, label: t(`lesson.band.${id}`) }))}
        selectedKey={lesson.band}
        onSelectionChange={(band) => onChange({ band })}
      />
      <Select
        label={t('lesson.count')}
        options={counts.map((id) => ({ id, label: id }))}
        selectedKey={String(lesson.count)}
        onSelectionChange={(count) => onChange({ count: Number(count) })}
      />
      <Types types={lesson.types} onChange={onChange} />
      <Standards lesson={lesson} onChange={onChange} />
      <Select
        label={t('lesson.speed')}
        options={gameSpeeds.map((id) => ({ id, label: t(`lesson.speed.${id}`) }))}
        selectedKey={lesson.speed}
        onSelectionChange={(speed) => onChange({ speed })}
      />
      <Switch isSelected={lesson.hints} onChange={(hints) => onChange({ hints })}>
        {t('lesson.hints')}
      </Switch>
    </Stack>
  );
}

/** The last checked type stays checked, because a lesson needs one. */
function Types({ types, onChange }: Pick<Lesson, 'types'> & Pick<ChoicesProps, 'onChange'>) {
  const t = useMessages(en);
  const [isLast, setLast] = useState(false);
  const choose = (ids: readonly string[]) => {
    const chosen = problemTypes.filter((type) => ids.includes(type));
    setLast(chosen.length === 0);
    if (chosen.length > 0) onChange({ types: chosen });
  };
  return (
    <CheckboxGroup
      label={t('lesson.types')}
      value={[...types]}
      onChange={choose}
      errorMessage={isLast ? t('lesson.types.none') : undefined}
    >
      {problemTypes.map((type) => (
        <Checkbox key={type} value={type}>
          {t(`lesson.type.${type}`)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

function Standards({ lesson, onChange }: ChoicesProps) {
  const t = useMessages(en);
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Disclosure title={t('lesson.standards')} headingLevel={2} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      {isExpanded && (
        <LazyBoundary placement="inline">
          <ByStandard lesson={lesson} onChange={onChange} />
        </LazyBoundary>
      )}
    </Disclosure>
  );
}
