import { Card } from '@countertop/design-system/Card';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { ReactNode } from 'react';
import { content, paper, sheet } from './EarlyAccessLink.styles.ts';

export interface LinkPaperProps {
  /** A covered dish while something is to be done, the bell afterwards. */
  picture: 'cloche' | 'bell';
  children: ReactNode;
}

/** The content of the page, next to a drawing on a paper menu. */
export function LinkPaper({ picture, children }: LinkPaperProps) {
  return (
    <div css={paper}>
      <Card variant="menu">
        <div css={sheet}>
          <Picture name={picture} />
          <div css={content}>{children}</div>
        </div>
      </Card>
    </div>
  );
}
