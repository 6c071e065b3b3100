import { useLocale } from '../../i18n/messages.ts';
import { avatar } from './Avatar.styles.ts';
import { initialsOf } from './initials.ts';
import { Portrait } from './Portrait.tsx';

export interface AvatarProps {
  /** Name of the person: the accessible name, and the source of the initials. */
  name: string;
  /** Appearance number of the drawn face. Without it, initials are shown. */
  look?: number;
  /** 32, 44 or 72 px at 100 % text size. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the name is shown next to it. Hides the avatar from screen readers. */
  isDecorative?: boolean;
}

/** A person as a small square tile: a drawn face or initials. Never a photograph. */
export function Avatar({ name, look, size = 'medium', isDecorative = false }: AvatarProps) {
  const { locale } = useLocale();
  const ariaProps = isDecorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span css={avatar} {...ariaProps} data-size={size} data-drawn={look !== undefined || undefined}>
      {look === undefined ? initialsOf(name, locale) : <Portrait look={look} />}
    </span>
  );
}
