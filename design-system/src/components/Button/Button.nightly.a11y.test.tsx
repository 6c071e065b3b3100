import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

function SavesOnce() {
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  if (state === 'saved') return <p>Saved.</p>;
  return (
    <>
      <Button isPending={state === 'saving'} pendingLabel="Saving…" onPress={() => setState('saving')}>
        Save
      </Button>
      <button type="button" style={{ minBlockSize: 44 }} onFocus={() => setState('saved')}>
        Answer of the server
      </button>
    </>
  );
}

it.for(['the first', 'a later'])(
  'still announces that it is pending after it has gone, as %s announcement',
  async () => {
    const story = preview.meta({ title: 'Button', args: {} }).story({
      render: () => (
        <main>
          <SavesOnce />
        </main>
      ),
    });
    await story.run();

    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    document.querySelectorAll('button')[1]?.focus();
    await expect.element(page.getByText('Saved.')).toBeVisible();

    const announced = () =>
      [...document.querySelectorAll('[data-live-announcer] [role="img"]')].map((element) =>
        element.hasAttribute('aria-labelledby') ? 'nothing' : element.ariaLabel,
      );
    await expect.poll(announced).toEqual(['Saving…']);
  },
);
