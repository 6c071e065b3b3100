import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = ['6-7', '8-9', '10-12'].map((id) => ({ id, label: id }));

function Ages() {
  const [value, setValue] = useState('6-7');
  return (
    <>
      <RadioGroup label="Age" options={options} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('keeps a choice made in server-rendered HTML before hydration', () => {
  document.body.innerHTML = renderToString(<Ages />);
  document.querySelector<HTMLInputElement>('input[value="8-9"]')?.click();

  const root = flushSync(() => hydrateRoot(document.body, <Ages />));

  expect(document.querySelector('output')?.textContent).toBe('8-9');
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('8-9');
  flushSync(() => root.unmount());
});
