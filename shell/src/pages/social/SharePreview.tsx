import { Awning } from '@countertop/design-system/artwork/Awning';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { en as pageWords } from '../pages.messages.ts';
import type { SocialPicture } from '../socialImage.ts';
import { drawings } from './drawings.tsx';
import { en } from './social.messages.ts';
import { card, halves, picture, words } from './SharePreview.styles.ts';

export interface SharePreviewProps {
  /** Of which page. */
  page: SocialPicture;
}

/**
 * What is shown of a page where somebody shares it: the shop's front with the page's own words. On no page of the site;
 * `node tools/social.mjs` takes a picture of each.
 */
export function SharePreview({ page }: SharePreviewProps) {
  const t = useMessages(en);
  const told = useMessages(pageWords);
  const Drawing = drawings[page];
  return (
    <div css={card} role="img" aria-label={told(`social.${page}`)}>
      <TileWall>
        <Awning />
        <div css={halves}>
          <div css={words}>
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
