import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';

it('breaks before the @ and the dots only, and reads as one address', () => {
  const markup = renderToStaticMarkup(<EmailAddress email="dana.longname@grandparents.example" />);

  expect(markup).toBe('<bdi dir="ltr">dana<wbr/>.longname<wbr/>@grandparents<wbr/>.example</bdi>');
});
