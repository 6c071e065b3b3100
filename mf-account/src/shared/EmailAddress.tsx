import { Fragment } from 'react';

/** Before the `@` and each dot, where an address may continue on the next line. */
const breaks = /(?=[@.])/;

/** An email address that breaks between its parts, not within a word, if the line is too short for it. A child has none. */
export function EmailAddress({ email }: { email: string | null }) {
  if (email === null) return null;
  return (
    <bdi dir="ltr">
      {email.split(breaks).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
