import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dish } from '../../artwork/Dish/Dish.tsx';
import { durations } from '../../tokens/scale.ts';
import { token } from '../../tokens/tokens.ts';
import { list, name, note, row, runner, track } from './Motion.styles.ts';

const moves = [
  { what: 'Press', how: 'moves down by its depth', duration: 'press', easing: 'out' },
  { what: 'Hover, selection', how: 'color changes', duration: 'quick', easing: 'out' },
  { what: 'Dialog, menu, toast', how: 'fades in and rises 8 px', duration: 'base', easing: 'out' },
  { what: 'Mood', how: 'new pose and a small bounce', duration: 'base', easing: 'settle' },
  { what: 'New ticket, right answer', how: 'slides down; the bell tilts once', duration: 'arrive', easing: 'settle' },
  { what: 'Customer leaves', how: 'sinks behind the table', duration: 'arrive', easing: 'in' },
  { what: 'Level up', how: 'confetti falls once, the badge drops', duration: 'party', easing: 'settle' },
] as const;

/** Every duration and easing with a demo. */
export function MotionTable() {
  return (
    <ul css={list}>
      {moves.map((move) => (
        <Move key={move.what} {...move} />
      ))}
    </ul>
  );
}

function Move({ what, how, duration, easing }: (typeof moves)[number]) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <li css={row}>
      <span css={name}>
        {what}
        <span css={note}>
          {how}; {duration} {durations[duration]}, {easing}
        </span>
      </span>
      <div css={track}>
        <div
          css={runner}
          style={{
            transitionDuration: token.motion.duration[duration],
            transitionTimingFunction: token.motion.easing[easing],
          }}
          data-at-end={isAtEnd || undefined}
        >
          <Dish id="burger" />
        </div>
      </div>
      <Button variant="outline" size="medium" aria-label={`Run: ${what}`} onPress={() => setIsAtEnd(!isAtEnd)}>
        Run
      </Button>
    </li>
  );
}
