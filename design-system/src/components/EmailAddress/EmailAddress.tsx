import { Fragment } from 'react';
import { address as style } from './EmailAddress.styles.ts';

export interface EmailAddressProps {
  /** The address, for example `mia@example.com`. */
  address: string;
}

/** Shows an email address, which breaks before its @ or after a dot if the line is too short. To enter one, use `EmailField`. */
export function EmailAddress({ address }: EmailAddressProps) {
  const parts = address.split(/(?=@)|(?<=\.)/);
  return (
    <bdi css={style} dir="ltr" translate="no">
      {parts.map((part, index) => (
        // The parts have no identity other than their place.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
