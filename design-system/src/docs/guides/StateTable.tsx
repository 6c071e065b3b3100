import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { bellIcon } from '../../components/Icon/icons.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { ground, grounds, list, name, note, onPaper, row, examples } from './States.styles.ts';

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
      <dd css={examples}>{children}</dd>
    </div>
  );
}

function AllVariants({ state }: { state: 'hovered' | 'pressed' | 'focus-visible' }) {
  return (
    <>
      <ForcedState state={state}>
        <Button tone="accent" icon={bellIcon}>
          Serve
        </Button>
      </ForcedState>
      <ForcedState state={state}>
        <Button>Continue</Button>
      </ForcedState>
      <ForcedState state={state}>
        <Button variant="outline">Hint</Button>
      </ForcedState>
    </>
  );
}

/** Every interaction state. */
export function StateTable() {
  return (
    <dl css={list}>
      <State title="Hover" description="Darker background, or a tint on quiet controls. Nothing moves.">
        <AllVariants state="hovered" />
      </State>
      <State title="Pressed" description="Moves down by its depth, 4 px.">
        <AllVariants state="pressed" />
      </State>
      <State title="Focus" description="A 3 px ring with a 3 px gap, visible on every surface.">
        <AllVariants state="focus-visible" />
      </State>
      <State title="Selected" description="A tint, weight 650 and a thick line or check.">
        <ToggleButton defaultSelected>Show the coins</ToggleButton>
        <Checkbox defaultSelected>Remember me</Checkbox>
      </State>
      <State
        title="Disabled"
        description="Sunken background, dashed border, muted text, no depth. State the reason nearby."
      >
        <Button isDisabled>Continue</Button>
        <ToggleButton isDisabled>Show the coins</ToggleButton>
        <Checkbox isDisabled>Remember me</Checkbox>
      </State>
      <State title="Invalid" description="A 3 px berry border, an octagon and one sentence that says how to fix it.">
        <TextField label="Nickname" defaultValue="Mia 7" errorMessage="Choose a nickname without numbers." />
      </State>
      <State title="Loading" description="Same size, a swinging bell, and text that says what is happening.">
        <Button isPending pendingLabel="Saving…">
          Save
        </Button>
      </State>
    </dl>
  );
}

const surfaces = [
  { ground: 'page', surface: undefined },
  { ground: 'card', surface: undefined },
  { ground: 'tile', surface: 'tile' },
  { ground: 'board', surface: 'board' },
  { ground: 'floor', surface: undefined },
] as const;

/** The focus ring on every surface. */
export function FocusRings() {
  return (
    <div css={grounds}>
      {surfaces.map(({ ground: surfaceName, surface }) => (
        <div key={surfaceName} css={ground} data-ground={surfaceName} data-surface={surface}>
          <strong>On {surfaceName}</strong>
          <ForcedState state="focus-visible">
            <Button variant="outline">Continue</Button>
          </ForcedState>
        </div>
      ))}
      <Ticket>
        <div css={onPaper}>
          <strong>On paper</strong>
          <ForcedState state="focus-visible">
            <Button variant="outline">Continue</Button>
          </ForcedState>
        </div>
      </Ticket>
    </div>
  );
}
