import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { BadgeDrawing } from '../Badge/Badge.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { BorderAwning, BorderCorner } from './Border.tsx';
import {
  check as checkStyle,
  facts as factsStyle,
  foot,
  frame,
  heading,
  mark,
  name as nameStyle,
  points as pointsStyle,
  printing,
  reason,
  sheet,
  signed,
  words,
} from './Certificate.styles.ts';

/** What is written on a line, and the small word under it. */
export interface CertificateLine {
  readonly text: string;
  readonly label?: string;
}

export interface CertificateProps {
  /** What it is: "Certificate of practice". */
  title: string;
  /** Level of the title as a heading of the page. */
  level?: 1 | 2 | 3;
  /** Between the title and the name: "This is given to". */
  intro?: string;
  /** Whose it is. Empty leaves the line free, to be written on by hand. */
  name: string;
  /** What was done, in one or two sentences. */
  children: string;
  /** What somebody can do, a few words each: "Uses the times tables (3.OA.C.7)". */
  points?: readonly string[];
  /** Figures in one line: "412 problems, 91 percent right". */
  facts?: string;
  /** The day, on the start line. */
  date: CertificateLine;
  /** Who gives it, on the end line. */
  signature: CertificateLine;
  /** Small, at the foot: how to find out whether the sheet is real. */
  check?: string;
  /** What stands on the seal: a number or a small drawing. A star when left out. */
  seal?: ReactNode;
}

/** A certificate to read, to print and to hang up: real words on a sheet of light paper. */
export function Certificate({
  title,
  level = 2,
  intro,
  name,
  children,
  points = [],
  facts,
  date,
  signature,
  check,
  seal = <Picture name="score" />,
}: CertificateProps) {
  const Heading = `h${level}` as const;
  return (
    <div css={sheet} data-certificate="">
      <Global styles={printing} />
      <BorderCorner />
      <BorderCorner isEnd />
      <div css={frame}>
        <BorderAwning />
        <div css={words}>
          <span css={mark}>
            <Logo title="Countertop" />
          </span>
          <Heading css={heading}>{title}</Heading>
          {intro !== undefined && <p>{intro}</p>}
          <p css={nameStyle}>{name === '' ? '\u00A0' : name}</p>
          <p css={reason}>{children}</p>
          {points.length > 0 && (
            <ul css={pointsStyle}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {facts !== undefined && <p css={factsStyle}>{facts}</p>}
          <div css={foot}>
            <Line {...date} />
            <BadgeDrawing kind="level" picture={seal} isEarned />
            <Line {...signature} />
          </div>
          {check !== undefined && <p css={checkStyle}>{check}</p>}
        </div>
      </div>
    </div>
  );
}

function Line({ text, label }: CertificateLine) {
  return (
    <div css={signed}>
      <p>{text}</p>
      {label !== undefined && <p>{label}</p>}
    </div>
  );
}
