import { CheckedFloor } from '@countertop/design-system/artwork/CheckedFloor';
import { Coin } from '@countertop/design-system/artwork/Coin';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { Pips } from '@countertop/design-system/artwork/Pips';
import { Plate, TableDrawing, Tip } from '@countertop/design-system/artwork/TableDrawing';
import type { ReactNode } from 'react';
import { floor, nextToTable as nextToTableStyle, pips, table } from './Tutorial.styles.ts';
import type { TutorialStepName } from './tutorialSteps.ts';

type TableStep = Exclude<TutorialStepName, 'answer'>;

/** The same customer in every step, so that the steps read as one story. */
const look = 2;
const mood = { seat: 'waiting', order: 'waiting', serve: 'happy', earn: 'happy' } as const;

const onTable: Readonly<Record<TableStep, ReactNode>> = {
  seat: <Plate />,
  order: <Plate />,
  serve: (
    <Plate>
      <Dish id="burger" />
    </Plate>
  ),
  earn: (
    <>
      <Plate />
      <Tip>
        <Coin value={10} />
        <Coin value={1} />
      </Tip>
    </>
  ),
};

const nextToTable: Readonly<Record<TableStep, ReactNode>> = {
  seat: null,
  order: <Picture name="ticket" />,
  serve: <Picture name="bell" />,
  earn: <Picture name="score" />,
};

/** Table 3 on the checked floor, with a picture for the step. */
export function TableScene({ step }: { step: TableStep }) {
  return (
    <div css={floor} aria-hidden="true">
      <CheckedFloor>
        <div css={table}>
          <TableDrawing
            number={3}
            isLit={step === 'order' || step === 'serve'}
            customer={<Customer look={look} mood={mood[step]} />}
          >
            {onTable[step]}
          </TableDrawing>
        </div>
        {step === 'order' && (
          <span css={pips}>
            <Pips filled={4} total={5} />
          </span>
        )}
        <span css={nextToTableStyle}>{nextToTable[step]}</span>
      </CheckedFloor>
    </div>
  );
}
