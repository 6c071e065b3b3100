import { Global } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
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
  content,
  watermark,
} from './Certificate.styles.ts';

/** A filled-in line and the label below it. */
export interface CertificateLine {
  readonly text: string;
  readonly label?: string;
}

export interface CertificateProps {
  /** "Certificate of practice". */
  title: string;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  /** Text between title and name: "This is given to". */
  intro?: string;
  /** Name of the recipient. An empty string leaves the line blank to fill in by hand. */
  name: string;
  /** The achievement, in one or two sentences. */
  children: string;
  /** Skills, a few words each: "Uses the times tables (3.OA.C.7)". */
  points?: readonly string[];
  /** Figures on one line: "412 problems, 91 percent right". */
  facts?: string;
  /** Date, on the first line. */
  date: CertificateLine;
  /** Issuer, on the second line. */
  signature: CertificateLine;
  /** How to verify the certificate, in small print at the bottom. */
  check?: string;
  /** Whether it is a picture in a page and prints with the page, instead of alone. */
  isInPage?: boolean;
  /** Content of the seal: a number or a small drawing, such as a dish. Defaults to a star. */
  seal?: ReactNode;
}

/** A printable certificate. All of its text is real text. */
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
  isInPage = false,
  seal = <Picture name="score" />,
}: CertificateProps) {
  const Heading = `h${level}` as const;
  return (
    <div css={sheet} data-certificate={isInPage ? undefined : ''}>
      {!isInPage && <Global styles={printing} />}
      {[true, false].map((isTop) => (
        <Fragment key={String(isTop)}>
          <BorderCorner isTop={isTop} />
          <BorderCorner isTop={isTop} isEnd />
        </Fragment>
      ))}
      <div css={frame}>
        <BorderAwning />
        <div css={watermark}>
          <Picture name="bell" />
        </div>
        <div css={content}>
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
            <BadgeDrawing variant="level" picture={seal} isEarned />
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
