import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTrigger } from './Dialog.tsx';

const meta = preview.meta({ title: 'Overlays/Dialog guidance', component: Dialog, tags: ['guidance'] });

export const DoVerb = meta.story({
  name: 'Press the button: the answers repeat the verb of the question.',
  render: () => (
    <DialogTrigger>
      <Button variant="outline">Leave</Button>
      <Dialog
        title="Leave the game?"
        size="small"
        actions={
          <>
            <Button variant="outline" slot="close">
              Leave the game
            </Button>
            <Button slot="close">Keep playing</Button>
          </>
        }
      >
        <p>Your day is saved until you come back.</p>
      </Dialog>
    </DialogTrigger>
  ),
});

export const DontVerb = meta.story({
  name: 'Press the button: title, text and buttons say the same three times.',
  render: () => (
    <DialogTrigger>
      <Button variant="outline">Exit</Button>
      <Dialog
        title="Are you sure?"
        size="small"
        actions={
          <>
            <Button variant="outline" slot="close">
              Yes
            </Button>
            <Button slot="close">Cancel</Button>
          </>
        }
      >
        <p>Are you sure that you want to continue?</p>
      </Dialog>
    </DialogTrigger>
  ),
});
