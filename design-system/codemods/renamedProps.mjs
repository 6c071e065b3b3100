// @ts-check

/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Values new props by old value */

/** @type {Values} */
const buttonSize = { adult: { size: 'medium' }, child: { size: 'large' } };

/** @type {Readonly<Record<string, Values>>} */
const buttonProps = {
  emphasis: {
    main: { variant: 'solid' },
    play: { variant: 'solid', tone: 'accent' },
    quiet: { variant: 'outline' },
    quietDanger: { variant: 'outline', tone: 'danger' },
    danger: { variant: 'solid', tone: 'danger' },
    text: { variant: 'text' },
  },
  size: buttonSize,
};

/** @type {Readonly<Record<string, Values>>} */
const badgeProps = {
  kind: { service: { variant: 'service' }, skill: { variant: 'skill' }, level: { variant: 'level' } },
};

/**
 * New props by component, old prop and old value. No new value is also an old one, so that the codemod can run again.
 * @type {Readonly<Record<string, Readonly<Record<string, Values>>>>}
 */
export const renamedProps = {
  Button: buttonProps,
  ShareButton: buttonProps,
  IconButton: { size: buttonSize },
  ToggleButton: { size: buttonSize },
  Link: {
    size: buttonSize,
    variant: {
      button: { variant: 'solid' },
      quietButton: { variant: 'outline' },
      playButton: { variant: 'solid', tone: 'accent' },
    },
  },
  Tag: { tone: { plain: { tone: 'neutral' } } },
  Skeleton: {
    shape: { text: { variant: 'text' }, block: { variant: 'block' }, plate: { variant: 'plate' } },
  },
  ErrorState: { kind: { broken: { variant: 'broken' }, offline: { variant: 'offline' } } },
  EmptyState: { pictureSize: { default: { pictureSize: 'medium' } } },
  Awning: { size: { card: { variant: 'card' } } },
  Badge: badgeProps,
  BadgeDrawing: badgeProps,
  NumberPad: { size: { regular: { size: 'medium' }, compact: { size: 'small' } } },
  PlanCard: { size: { regular: { size: 'medium' } } },
};

/**
 * The variant of each component if it is not set.
 * @type {Readonly<Record<string, string>>}
 */
export const defaultVariants = { Button: 'solid', ShareButton: 'outline', Link: 'text' };

/**
 * New tones of `notify`.
 * @type {Readonly<Record<string, string>>}
 */
export const renamedTones = { plain: 'neutral', destructive: 'danger' };
