import { CheckedFloor } from '@countertop/design-system/artwork/CheckedFloor';
import { Diner, Walker } from '@countertop/design-system/artwork/Diner';
import { Door } from '@countertop/design-system/artwork/Door';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { useMessages } from '@countertop/design-system/messages';
import type { ReactNode } from 'react';
import { Hand } from './Hand.tsx';
import { en } from './tutorial.messages.ts';
import { doorway, floor, place, tray } from './Tutorial.styles.ts';

export type TableStep = 'seat' | 'order' | 'serve' | 'earn';

/** Zuri, in every step, so that the steps read as one story. */
const look = 2;

/** The restaurant around one table. The child does the step by pressing what the hand points at. */
export function TableScene({ step, onDone }: { step: TableStep; onDone: () => void }) {
  return (
    <div css={floor} data-step={step}>
      <span css={doorway} aria-hidden="true">
        <Door />
      </span>
      <CheckedFloor>
        <Actors step={step} onDone={onDone} />
      </CheckedFloor>
    </div>
  );
}

function Actors({ step, onDone }: { step: TableStep; onDone: () => void }) {
  switch (step) {
    case 'seat':
      return (
        <>
          <Target step="seat" onDone={onDone}>
            <Walker look={look} />
          </Target>
          <div css={place} aria-hidden="true">
            <Diner />
          </div>
        </>
      );
    case 'order':
      return (
        <Target step="order" onDone={onDone}>
          <Diner look={look} />
        </Target>
      );
    case 'serve':
      return (
        <>
          <div css={tray} aria-hidden="true">
            <Dish id="burger" />
          </div>
          <Target step="serve" onDone={onDone}>
            <Diner look={look} pose="happy" />
          </Target>
        </>
      );
    case 'earn':
      return (
        <div css={place} aria-hidden="true">
          <Diner look={look} pose="waving" isPlateUsed hasTip />
        </div>
      );
  }
}

interface TargetProps {
  step: Exclude<TableStep, 'earn'>;
  onDone: () => void;
  children: ReactNode;
}

function Target({ step, onDone, children }: TargetProps) {
  const t = useMessages(en);
  return (
    <button type="button" css={place} aria-label={t(`tutorial.press.${step}`)} onClick={onDone}>
      {children}
      <Hand />
    </button>
  );
}
