import { CopyLink } from '@countertop/design-system/CopyLink';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { eyeIcon, printIcon, repeatIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Select } from '@countertop/design-system/Select';
import { Stack } from '@countertop/design-system/Stack';
import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes } from '@countertop/engine/problems/problem';
import { useState } from 'react';
import { BigLink } from './BigLink.tsx';
import { buttons, link as linkStyle, pair, part } from './Lesson.styles.ts';
import { type Lesson, lessonLink, ticketCounts } from './lesson.ts';
import { en } from './lesson.messages.ts';
import { TicketSheet } from './TicketSheet.tsx';

/** Short enough to type. */
const seeds = 999;

export interface LessonDialogProps {
  /** 1 to 999. Defaults to a random one. */
  firstSeed?: number;
  onClose: () => void;
}

const randomSeed = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % seeds);

/** A link to one game for a whole class, and tickets with an answer key to print. Needs no account. */
export function LessonDialog({ firstSeed, onClose }: LessonDialogProps) {
  const t = useMessages(en);
  const [isBig, setBig] = useState(false);
  const [lesson, setLesson] = useState<Lesson>(() => ({
    band: 'ages_8_9',
    seed: firstSeed ?? randomSeed(),
    count: 6,
    type: null,
  }));
  const change = (changes: Partial<Lesson>) => setLesson({ ...lesson, ...changes });
  const link = lessonLink(location.origin, lesson);
  return (
    <>
      <Dialog
        title={t('lesson.title')}
        description={t('lesson.lead')}
        isOpen
        onOpenChange={onClose}
        actions={
          <>
            <Button variant="outline" size="medium" slot="close">
              {t('lesson.close')}
            </Button>
            <Button size="medium" icon={printIcon} onPress={() => window.print()}>
              {t('lesson.print')}
            </Button>
          </>
        }
      >
        <Stack gap="l">
          <div css={pair}>
            <Select
              label={t('lesson.band')}
              options={ageBands.map((id) => ({ id, label: t(`lesson.band.${id}`) }))}
              selectedKey={lesson.band}
              onSelectionChange={(band) => change({ band })}
            />
            <Select
              label={t('lesson.type')}
              options={(['all', ...problemTypes] as const).map((id) => ({ id, label: t(`lesson.type.${id}`) }))}
              selectedKey={lesson.type ?? 'all'}
              onSelectionChange={(type) => change({ type: type === 'all' ? null : type })}
            />
          </div>
          <div css={part}>
            <h3>{t('lesson.link')}</h3>
            <p css={linkStyle} dir="ltr" translate="no">
              {link}
            </p>
            <div css={buttons}>
              <CopyLink url={link} />
              <Button variant="outline" icon={eyeIcon} onPress={() => setBig(true)}>
                {t('lesson.big')}
              </Button>
              <Button variant="text" icon={repeatIcon} onPress={() => change({ seed: (lesson.seed % seeds) + 1 })}>
                {t('lesson.another')}
              </Button>
            </div>
          </div>
          <TicketOptions lesson={lesson} onChange={change} />
        </Stack>
      </Dialog>
      {isBig && <BigLink link={link} onClose={() => setBig(false)} />}
      <TicketSheet lesson={lesson} />
    </>
  );
}

interface TicketOptionsProps {
  lesson: Lesson;
  onChange: (part: Partial<Lesson>) => void;
}

function TicketOptions({ lesson, onChange }: TicketOptionsProps) {
  const t = useMessages(en);
  return (
    <div css={part}>
      <h3>{t('lesson.tickets')}</h3>
      <p>{t('lesson.tickets.lead')}</p>
      <Select
        label={t('lesson.count')}
        options={ticketCounts.map((count) => ({ id: String(count), label: String(count) }))}
        selectedKey={String(lesson.count)}
        onSelectionChange={(id) =>
          onChange({ count: ticketCounts.find((each) => String(each) === id) ?? lesson.count })
        }
      />
    </div>
  );
}
