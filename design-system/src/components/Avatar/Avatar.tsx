import { useLocale } from '../../i18n/messages.ts';
import { avatar } from './Avatar.styles.ts';
import { initialsOf } from './initials.ts';
import { Portrait } from './Portrait.tsx';

export interface AvatarProps {
  /** Whose picture it is: read aloud, and where the initials come from. */
  name: string;
  /** Which guest is drawn: the same whole number is always the same face. Without it there are initials. */
  look?: number;
  /** 32, 44 or 72 px at text size 100 %. */
  size?: 'small' | 'medium' | 'large';
  /** True where the name is written beside it, so that it is not read twice. */
  isDecorative?: boolean;
}

/** A person as a small square tile: a drawn face or initials. Never a photograph. */
export function Avatar({ name, look, size = 'medium', isDecorative = false }: AvatarProps) {
  const { locale } = useLocale();
  const spoken = isDecorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span css={avatar} {...spoken} data-size={size} data-drawn={look !== undefined || undefined}>
      {look === undefined ? initialsOf(name, locale) : <Portrait look={look} />}
    </span>
  );
}
