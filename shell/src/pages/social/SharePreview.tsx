import { Awning } from '@countertop/design-system/artwork/Awning';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { en as imageMessages } from '../socialImage.messages.ts';
import type { SocialPicture } from '../socialImage.ts';
import { drawings } from './drawings.tsx';
import { en } from './social.messages.ts';
import { card, halves, picture, text } from './SharePreview.styles.ts';

export interface SharePreviewProps {
  page: SocialPicture;
}

/** The picture that share previews show of a page. Not part of any page: the images are screenshots of its stories. */
export function SharePreview({ page }: SharePreviewProps) {
  const t = useMessages(en);
  const altText = useMessages(imageMessages);
  const Drawing = drawings[page];
  return (
    <div css={card} role="img" aria-label={altText(`social.${page}`)}>
      <TileWall>
        <Awning />
        <div css={halves}>
          <div css={text}>
            <Logo />
            <b>{t(`social.${page}.title`)}</b>
            <span>{t(`social.${page}.line`)}</span>
          </div>
          <div css={picture}>
            <Drawing />
          </div>
        </div>
      </TileWall>
      <Counter />
    </div>
  );
}
