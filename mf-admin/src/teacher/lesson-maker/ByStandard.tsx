import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import type { Lesson } from '@countertop/engine/lesson/lessonCode';
import { problemTypes } from '@countertop/engine/problems/problem';
import { useState } from 'react';
import { StandardFields } from './StandardFields.tsx';
import { type SkillFilter, standardsOfType, typesOf } from './standards.ts';
import { en } from './lesson.messages.ts';

export interface ByStandardProps {
  lesson: Pick<Lesson, 'band' | 'types'>;
  onChange: (changes: Pick<Lesson, 'types'>) => void;
}

/**
 * Chooses the types of problems that practice a standard, and names the standards of those that are chosen. A lesson keeps its types
 * only: when they are changed elsewhere, no standard is chosen any more.
 */
export function ByStandard({ lesson: { band, types }, onChange }: ByStandardProps) {
  const t = useMessages(en);
  const [filter, setFilter] = useState<SkillFilter>({ curriculum: 'common_core', standard: null });
  const { curriculum, standard } = filter;
  const wanted = typesOf(filter, band);
  const isApplied = wanted.length > 0 && wanted.join() === types.join();
  function choose(next: SkillFilter): void {
    setFilter(next);
    if (next.standard !== standard) onChange({ types: typesOf(next, band) });
  }
  return (
    <Stack>
      <StandardFields band={band} filter={isApplied ? filter : { curriculum, standard: null }} onChange={choose} />
      <ul>
        {problemTypes
          .filter((type) => types.includes(type))
          .map((type) => (
            <li key={type}>
              {t('lesson.standards.type', {
                type: t(`lesson.type.${type}`),
                standards: standardsOfType(type, band, curriculum).join('; '),
              })}
            </li>
          ))}
      </ul>
    </Stack>
  );
}
