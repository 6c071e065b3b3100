import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = preview.meta({ title: 'Overlays/AlertDialog guidance', component: AlertDialog, tags: ['guidance'] });

export const DoLoss = meta.story({
  name: 'Press the button: the text says exactly what is lost, and the buttons repeat the verb.',
  render: () => (
    <DialogTrigger>
      <Button>Delete class 3B</Button>
      <AlertDialog
        title="Delete class 3B?"
        confirmLabel="Delete the class"
        cancelLabel="Keep the class"
        isDestructive
        onConfirm={() => {}}
      >
        The results of its 24 students are deleted, too.
      </AlertDialog>
    </DialogTrigger>
  ),
});

export const DontLoss = meta.story({
  name: 'Press the button: nobody learns what will be gone, and “Yes” may mean either.',
  render: () => (
    <DialogTrigger>
      <Button>Delete class 3C</Button>
      <AlertDialog title="Are you sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={() => {}}>
        This action cannot be undone.
      </AlertDialog>
    </DialogTrigger>
  ),
});
