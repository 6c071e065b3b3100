import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { BadgeDrawing } from '../Badge/Badge.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { BorderAwning, BorderCorner } from './Border.tsx';
import {
  foot,
  frame,
  heading,
  mark,
  name as nameStyle,
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
  /** Whose it is. */
  name: string;
  /** What was done, in one or two sentences. */
  children: string;
  /** The day, on the start line. */
  date: CertificateLine;
  /** Who gives it, on the end line. */
  signature: CertificateLine;
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
  date,
  signature,
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
          <p css={nameStyle}>{name}</p>
          <p css={reason}>{children}</p>
          <div css={foot}>
            <Line {...date} />
            <BadgeDrawing kind="level" picture={seal} isEarned />
            <Line {...signature} />
          </div>
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
