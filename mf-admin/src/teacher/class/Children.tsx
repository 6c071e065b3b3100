import type { ClassSeat, SchoolClass } from '@countertop/contract/classes/classes';
import { Avatar } from '@countertop/design-system/Avatar';
import { Button } from '@countertop/design-system/Button';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { moreIcon } from '@countertop/design-system/icons';
import { IconButton } from '@countertop/design-system/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@countertop/design-system/Menu';
import { type Translate, useLocale, useMessages } from '@countertop/design-system/messages';
import { keepFocus } from '@countertop/design-system/Page';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { Tag } from '@countertop/design-system/Tag';
import { customerOf } from '@countertop/engine/play/floor/cast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CardsDialog } from './cards/CardsDialog.tsx';
import type { ClassCalls } from './classCalls.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { seatName } from './Classes.styles.ts';
import { en } from './classes.messages.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { AddChildrenDialog } from './roster/AddChildrenDialog.tsx';
import { TypedNameDialog } from './TypedNameDialog.tsx';
import { useClassErrorText } from './useClassErrorText.ts';

export interface ClassPartProps {
  schoolClass: SchoolClass;
  calls: ClassCalls;
}

const seatActions = ['rename', 'card', 'void', 'unlock', 'remove'] as const;
type SeatAction = (typeof seatActions)[number];
type Open = 'add' | 'cards' | { readonly action: SeatAction; readonly seat: ClassSeat } | null;

/** Actions for a child when the plan of the class has ended. */
const erasing: readonly SeatAction[] = ['void', 'remove'];

function actionsFor({ cardMadeAt, isLocked }: ClassSeat, isRunning: boolean): SeatAction[] {
  return seatActions.filter(
    (action) =>
      (isRunning || erasing.includes(action)) &&
      (action !== 'void' || cardMadeAt !== null) &&
      (action !== 'unlock' || isLocked),
  );
}

/** The children of a class, and what a teacher does for them. */
export function Children({ schoolClass, calls }: ClassPartProps) {
  const t = useMessages(en);
  const [open, setOpen] = useState<Open>(null);
  const [names, setNames] = useState('');
  const close = () => setOpen(null);
  const { seats } = schoolClass;
  const isRunning = schoolClass.plan === 'running';
  const add = isRunning && (
    <Button key="add" {...(seats.length > 0 && { variant: 'outline' })} onPress={() => setOpen('add')}>
      {t('children.add')}
    </Button>
  );
  return (
    <SectionCard variant="menu" title={t('children.title')}>
      {seats.length === 0 ? (
        <EmptyState title={t('children.none')} level={3} actions={add}>
          {t('children.none.text')}
        </EmptyState>
      ) : (
        <Stack gap="m">
          {isRunning && (
            <Stack direction="horizontal" gap="s">
              {add}
              <Button variant="outline" onPress={() => setOpen('cards')}>
                {t('cards.open')}
              </Button>
            </Stack>
          )}
          <LockedSeats {...{ schoolClass, calls }} />
          <SeatTable {...{ seats, isRunning }} onAction={(action, seat) => setOpen({ action, seat })} />
        </Stack>
      )}
      {open === 'add' && (
        <AddChildrenDialog {...{ schoolClass, calls }} text={names} onChange={setNames} onClose={close} />
      )}
      {open === 'cards' && <CardsDialog {...{ schoolClass, calls, seats }} onClose={close} />}
      {open !== null && typeof open !== 'string' && (
        <SeatDialog {...open} {...{ schoolClass, calls }} onClose={close} />
      )}
    </SectionCard>
  );
}

/** The number of locked children, and a button that unlocks all of them. */
function LockedSeats({ schoolClass: { id, seats, plan }, calls }: ClassPartProps) {
  const t = useMessages(en);
  const errorText = useClassErrorText();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => calls.unlockAll(id) });
  const status = useRef<HTMLParagraphElement>(null);
  const count = seats.filter(({ isLocked }) => isLocked).length;
  const text = count > 0 ? t('children.lockedCount', { count }) : isSuccess ? t('children.unlockedAll') : '';

  // The pressed button is gone.
  useEffect(() => {
    if (isSuccess) status.current?.focus();
  }, [isSuccess]);

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} hidden={text === ''}>
        {text}
      </p>
      {count > 0 && plan === 'running' && (
        <div data-screen-only="">
          <Button variant="outline" isPending={isPending} pendingLabel={t('dialog.pending')} onPress={() => mutate()}>
            {t('children.unlockAll')}
          </Button>
        </div>
      )}
      {error && <p role="alert">{errorText(error)}</p>}
    </>
  );
}

interface SeatTableProps {
  seats: readonly ClassSeat[];
  isRunning: boolean;
  onAction: (action: SeatAction, seat: ClassSeat) => void;
}

function SeatTable({ seats, isRunning, onAction }: SeatTableProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const columns = seatColumns(t, locale, { isRunning, onAction });
  return <Table caption={t('children.title')} isCaptionHidden columns={columns} rows={seats} narrow="inline" />;
}

function seatColumns(
  t: Translate<typeof en>,
  locale: string,
  menu: Omit<SeatMenuProps, 'seat'>,
): TableColumn<ClassSeat>[] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return [
    { id: 'name', name: t('children.name'), cell: renderName },
    {
      id: 'cardMadeAt',
      name: t('children.card'),
      cell: ({ cardMadeAt }) => (cardMadeAt === null ? t('children.card.none') : day.format(new Date(cardMadeAt))),
    },
    {
      id: 'lastSignedInAt',
      name: t('children.last'),
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt === null ? t('children.last.never') : day.format(new Date(lastSignedInAt)),
    },
    {
      id: 'id',
      name: t('children.actions'),
      isAction: true,
      cell: (seat) => <SeatMenu seat={seat} {...menu} />,
    },
  ];
}

const renderName = (seat: ClassSeat) => <SeatName {...seat} />;

function SeatName({ name, picture, isLocked }: ClassSeat) {
  const t = useMessages(en);
  const customer = customerOf(picture);
  return (
    <span css={seatName}>
      <span translate="no">{name}</span>
      <span data-part="picture">
        <Avatar name={customer.name} look={customer.look} size="small" />
      </span>
      {isLocked && <Tag tone="warning">{t('children.locked')}</Tag>}
    </span>
  );
}

type SeatMenuProps = Omit<SeatTableProps, 'seats'> & { seat: ClassSeat };

function SeatMenu({ seat, isRunning, onAction }: SeatMenuProps) {
  const t = useMessages(en);
  const label = t('children.menu', { name: seat.name });
  return (
    <MenuTrigger>
      <IconButton icon={moreIcon} label={label} />
      <Menu
        label={label}
        onAction={(key) => {
          const action = seatActions.find((one) => one === key);
          if (action) onAction(action, seat);
        }}
      >
        {actionsFor(seat, isRunning).map((action) => (
          <MenuItem key={action} id={action} isDestructive={action === 'remove'}>
            {t(`seat.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

type SeatDialogProps = ClassPartProps & { action: SeatAction; seat: ClassSeat; onClose: () => void };

function SeatDialog({ action, seat, schoolClass, calls, onClose }: SeatDialogProps) {
  const t = useMessages(en);
  const { name } = seat;
  const onDone = () => {
    onClose();
    // The row may be gone.
    keepFocus();
  };
  const dialog = { onClose, onDone };
  switch (action) {
    case 'rename':
      return <RenameDialog {...{ schoolClass, calls, seat, onClose }} />;
    case 'card':
      return <CardsDialog {...{ schoolClass, calls, onClose }} seats={[seat]} />;
    case 'void':
      return (
        <ConfirmDialog
          {...dialog}
          title={t('void.title', { name })}
          submitLabel={t('seat.void')}
          isDestructive
          onSubmit={() => calls.voidCard(schoolClass.id, seat.id)}
        >
          {t('void.text')}
        </ConfirmDialog>
      );
    case 'unlock':
      return (
        <ConfirmDialog
          {...dialog}
          title={t('unlock.title', { name })}
          submitLabel={t('seat.unlock')}
          onSubmit={() => calls.unlock(schoolClass.id, seat.id)}
        >
          {t('unlock.text')}
        </ConfirmDialog>
      );
    case 'remove':
      return (
        <TypedNameDialog
          {...dialog}
          title={t('remove.title', { name })}
          submitLabel={t('seat.remove')}
          name={name}
          onConfirm={(confirmation) => calls.removeChild(schoolClass.id, seat.id, confirmation)}
        >
          {t('remove.text')}
        </TypedNameDialog>
      );
  }
}
