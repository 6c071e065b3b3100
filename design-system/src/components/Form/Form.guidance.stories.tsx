import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = preview.meta({ title: 'Fields/Form guidance', component: Form, tags: ['guidance'] });

export const DoSubmit = meta.story({
  name: 'The button can always be pressed. The form then says what is missing.',
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Class name" isRequired />
      <Button type="submit" size="medium">
        Create class
      </Button>
    </Form>
  ),
});

export const DontSubmit = meta.story({
  name: 'A disabled button doesn’t say what it waits for.',
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name of the class" isRequired />
      <Button type="submit" size="medium" isDisabled>
        Submit
      </Button>
    </Form>
  ),
});
