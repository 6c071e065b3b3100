import { code as codeStyle } from './Lesson.styles.ts';

/** The link to a game as text. It breaks only before the code, so that the code can be copied by hand. */
export function LinkText({ link }: { link: string }) {
  const end = link.indexOf('=') + 1;
  return (
    <>
      {link.slice(0, end)}
      <wbr />
      <span css={codeStyle}>{link.slice(end)}</span>
    </>
  );
}
