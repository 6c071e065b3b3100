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
  const { columns, height, captions } = pictureLayout(picture);
  return (
    <div css={frame}>
      <div
        css={[pictureStyle, { '--columns': columns, '--height': height, '--captions': captions }]}
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
          <Shelf dish={picture.dish} count={picture.start} crossed={picture.served} />
          <Legend
            labels={[t('picture.served', { served: picture.served }), t('picture.shelf', { start: picture.start })]}
          />
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
