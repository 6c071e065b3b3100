import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { bellIcon } from '../components/Icon/icons.ts';
import { TextField } from '../components/TextField/TextField.tsx';
import { Ticket } from '../components/Ticket/Ticket.tsx';
import { ToggleButton } from '../components/ToggleButton/ToggleButton.tsx';
import { ground, grounds, list, name, note, onPaper, row, things } from './States.styles.ts';

/** Forces an interaction state on the first control inside. */
function ForcedState({ state, children }: { state: 'hovered' | 'pressed' | 'focus-visible'; children: ReactNode }) {
  return (
    <span ref={(span) => span?.querySelector('button, label')?.setAttribute(`data-${state}`, 'true')}>{children}</span>
  );
}

function State({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <div css={row}>
      <dt css={name}>
        {title}
        <span css={note}>{description}</span>
      </dt>
      <dd css={things}>{children}</dd>
    </div>
  );
}

function InAll({ state }: { state: 'hovered' | 'pressed' | 'focus-visible' }) {
  return (
    <>
      <ForcedState state={state}>
        <Button emphasis="play" icon={bellIcon}>
          Serve
        </Button>
      </ForcedState>
      <ForcedState state={state}>
        <Button>Continue</Button>
      </ForcedState>
      <ForcedState state={state}>
        <Button emphasis="quiet">Hint</Button>
      </ForcedState>
    </>
  );
}

/** Every interaction state. */
export function StateTable() {
  return (
    <dl css={list}>
      <State title="Hover" description="The next darker face; quiet ones get a tint. Nothing moves.">
        <InAll state="hovered" />
      </State>
      <State title="Pressed" description="The face goes down on its foot, 4 px.">
        <InAll state="pressed" />
      </State>
      <State title="Focus" description="A line of 3 px, 3 px away, with a gap between that shows on every ground.">
        <InAll state="focus-visible" />
      </State>
      <State title="Selected" description="A tint, weight 650 and a thick line or a check.">
        <ToggleButton defaultSelected>Show the coins</ToggleButton>
        <Checkbox defaultSelected>Remember me</Checkbox>
      </State>
      <State title="Disabled" description="Sunken face, dashed edge, muted words, no foot. Say nearby why.">
        <Button isDisabled>Continue</Button>
        <ToggleButton isDisabled>Show the coins</ToggleButton>
        <Checkbox isDisabled>Remember me</Checkbox>
      </State>
      <State
        title="Invalid"
        description="A berry edge of 3 px, an octagon and one sentence that says how to put it right."
      >
        <TextField label="Nickname" defaultValue="Mia 7" errorMessage="Choose a nickname without numbers." />
      </State>
      <State title="Loading" description="The control keeps its size, the bell sways, the words say what goes on.">
        <Button isPending pendingLabel="Saving…">
          Save
        </Button>
      </State>
    </dl>
  );
}

const faces = [
  { face: 'page', surface: undefined },
  { face: 'card', surface: undefined },
  { face: 'tile', surface: 'tile' },
  { face: 'board', surface: 'board' },
  { face: 'floor', surface: undefined },
] as const;

/** The focus ring on every surface. */
export function RingOnGrounds() {
  return (
    <div css={grounds}>
      {faces.map(({ face, surface }) => (
        <div key={face} css={ground} data-ground={face} data-surface={surface}>
          <strong>On {face}</strong>
          <ForcedState state="focus-visible">
            <Button emphasis="quiet">Continue</Button>
          </ForcedState>
        </div>
      ))}
      <Ticket>
        <div css={onPaper}>
          <strong>On paper</strong>
          <ForcedState state="focus-visible">
            <Button emphasis="quiet">Continue</Button>
          </ForcedState>
        </div>
      </Ticket>
    </div>
  );
}
