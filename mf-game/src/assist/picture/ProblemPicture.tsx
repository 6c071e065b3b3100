import { focusableIfScrolled } from '@countertop/design-system/focusableIfScrolled';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { memo } from 'react';
import { en } from './picture.messages.ts';
import { Notes } from './Notes.tsx';
import { pictureLayout } from './pictureLayout.ts';
import { pictureFor, type ProblemPicture as Drawn } from './pictureFor.ts';
import { countedDish, dollarsText, pictureText } from './pictureText.ts';
import { Portions } from './Portions.tsx';
import { frame, legend, picture as pictureStyle } from './ProblemPicture.styles.ts';
import { Shelf } from './Shelf.tsx';

/** A problem for ages 6 to 9 as dishes and notes to count. Fills its container. */
export const ProblemPicture = memo(function ProblemPicture({ problem }: { problem: Problem }) {
  const { locale } = useLocale();
  const picture = pictureFor(problem);
  if (picture === null) return null;
  const { columns, height, wide, captions } = pictureLayout(picture);
  const sizes = {
    '--columns': columns,
    '--height': height,
    '--columns-wide': wide.columns,
    '--height-wide': wide.height,
    '--captions': captions,
  };
  return (
    <div css={frame} ref={focusableIfScrolled} data-surface="board">
      <div
        css={[pictureStyle, sizes]}
        data-kind={picture.kind}
        role="img"
        aria-label={pictureText(problem, picture, locale)}
      >
        <Drawing problem={problem} picture={picture} />
      </div>
    </div>
  );
});

function Drawing({ problem, picture }: { problem: Problem; picture: Drawn }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const money = (dollars: number) => dollarsText(dollars, locale);
  switch (picture.kind) {
    case 'order':
      return picture.groups.map((portions, index) => {
        const line = problem.lines[index];
        return line && <Portions key={`${line.dish} ${index}`} portions={portions} phrase={line.phrase} />;
      });
    case 'change':
      return (
        <>
          <Notes notes={picture.notes} />
          <Legend
            labels={[
              t('picture.bill', { bill: money(picture.billDollars) }),
              t('picture.paid', { paid: money(picture.paidDollars) }),
            ]}
          />
        </>
      );
    case 'stock':
      return (
        <>
          <Legend labels={[t('picture.stock', { start: picture.start, served: picture.served })]} />
          <Shelf dish={picture.dish} count={picture.start - picture.served} />
          <Shelf dish={picture.dish} count={picture.served} isServed />
        </>
      );
    case 'profit':
      return (
        <>
          <Notes notes={picture.notes} />
          <Legend
            labels={[
              t('picture.cost', { cost: money(picture.costDollars) }),
              t('picture.price', { price: money(picture.priceDollars) }),
            ]}
          />
          <Shelf dish={picture.dish} count={picture.sold} isSmall />
          <Legend labels={[t('picture.sold', { dish: countedDish(picture.dish, picture.sold, locale) })]} />
        </>
      );
  }
}

/** Explains the marks. */
function Legend({ labels }: { labels: readonly string[] }) {
  return (
    <p css={legend}>
      {labels.map((label) => (
        <bdi key={label}>{label}</bdi>
      ))}
    </p>
  );
}
