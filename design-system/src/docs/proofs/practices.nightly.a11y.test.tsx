import { expect, it } from 'vitest';
import {
  accessibilityTree,
  describeNode,
  type AccessibleNode,
} from '../../../../.storybook/checks/accessibilityTree.ts';
import { pressEach, showStory, storyAndKeys } from './exampleStories.ts';

/**
 * What the W3C asks of roles, names and states in the tests of its ARIA practices (github.com/w3c/aria-practices, test/tests) and of
 * screen readers (github.com/w3c/aria-at, tests/apg). What they ask of keys is in `keyboard` of each record. By test, then by component, story
 * and keys. What starts with `no` isn’t in the browser’s tree.
 *
 * Left out is what React Aria does in its own way: a select is a button instead of a combobox, Home, End and Alt + Arrow Up don’t open or
 * close it, Page Down goes to the last option in view, the same letter twice doesn’t go on, and Enter doesn’t toggle a switch.
 */
const practices: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'button_button, command-button': {
    'Button Solid {Tab}': ['button Try one like it', 'button Try one like it focused=true'],
    'Button Disabled': ['button Try one like it disabled=true'],
    'IconButton Default': ['button Pause'],
  },
  'toggle-button': {
    'ToggleButton Default': ['button Show the coins, not pressed'],
    'ToggleButton Default {Tab}{Enter}': ['button Show the coins, pressed'],
    'ToggleButton Selected': ['button Show the coins, pressed'],
  },
  'checkbox_checkbox, checkbox': {
    'Checkbox NotSelected': ['checkbox Send me the weekly report, not checked'],
    'Checkbox Selected': ['checkbox Send me the weekly report, checked'],
    'Checkbox Group': [
      'group What to practice',
      'checkbox Making change, checked',
      'checkbox Order totals, not checked',
    ],
  },
  'checkbox_checkbox-mixed, checkbox-tri-state': {
    'Checkbox Indeterminate': [
      'checkbox The whole class, partly checked',
      'group Students',
      'checkbox Amara, not checked',
      'checkbox Ben, checked',
    ],
    'Checkbox Indeterminate {Tab} ': [
      'checkbox The whole class, checked',
      'checkbox Amara, checked',
      'checkbox Ben, checked',
    ],
    'Checkbox Indeterminate {Tab}  ': ['checkbox The whole class, not checked', 'checkbox Ben, not checked'],
  },
  'switch_switch, switch': {
    'Switch Off': ['switch Sound effects, not checked'],
    'Switch Off {Tab} ': ['switch Sound effects, checked'],
    'Switch On': ['switch Sound effects, checked', 'switch Sound effects description=Bell, coins and footsteps.'],
  },
  'radio_radio, radiogroup-roving-tabindex': {
    'RadioGroup NothingSelected {Tab}': [
      'radiogroup Choose your age group',
      'radio Explorer, not checked',
      'radio Explorer focused=true',
      'radio Expert, not checked',
    ],
    'RadioGroup NothingSelected {Tab} ': ['radio Explorer, checked', 'radio Intermediate, not checked'],
    'RadioGroup Selected {Tab}': ['radio Explorer, not checked', 'radio Intermediate focused=true'],
    'RadioGroup Selected': [
      'radiogroup Choose your age group description=You can change it later.',
      'radio Intermediate, checked',
      'radio Intermediate description=8 to 9 years',
    ],
  },
  'combobox_select-only, combobox-select-only': {
    'Select Opened': [
      'button Intermediate 8 to 9 years Choose your age group, collapsed',
      'button Intermediate 8 to 9 years Choose your age group hasPopup=listbox',
      'no listbox Choose your age group',
    ],
    'Select Opened {Tab}{Enter}': [
      'listbox Choose your age group',
      'option Explorer 6 to 7 years',
      'option Intermediate 8 to 9 years, selected',
      'option Intermediate 8 to 9 years focused=true',
    ],
    'Select OneDisabled {Tab}{Enter}': ['option Expert Opens next week disabled=true'],
  },
  'menu-button_actions, menu-button-actions': {
    'Menu Default': ['button Class, collapsed', 'button Class hasPopup=menu', 'no menu Class'],
    'Menu Default {Tab}{Enter}': [
      'menu Class',
      'menuitem Rename',
      'menuitem Rename focused=true',
      'menuitem Make a copy',
    ],
    'Menu SingleSelection {Tab}{Enter}': ['menuitemradio Name, checked', 'menuitemradio Last seen, not checked'],
    'Menu MultipleSelection {Tab}{Enter}': [
      'menuitemcheckbox Rename, checked',
      'menuitemcheckbox Make a copy, not checked',
    ],
  },
  'dialog-modal_dialog, modal-dialog': {
    'Dialog EscapeRestoresFocus {Tab}{Enter}': [
      'dialog Leave the game?',
      'dialog Leave the game? focused=true',
      'heading Leave the game?',
      'no button Leave',
      'no heading Math Bistro',
    ],
    'Dialog WithActions': ["dialog Not quite. Let's check the bill. description=You are 50 cents away."],
  },
  alertdialog_alertdialog: {
    'AlertDialog EscapeCancels {Tab}{Enter}': [
      'alertdialog Delete the class?',
      'alertdialog Delete the class? description=This permanently deletes the class and the results of its 24 students.',
      'button Cancel focused=true',
      'no heading Your classes',
    ],
  },
  'tabs_tabs-automatic, tabs-automatic-activation': {
    'Tabs Default': ['tablist Children', 'tab Mia, 8, selected', 'tab Leo, 6', 'tabpanel Mia, 8', 'no tabpanel Leo, 6'],
    'Tabs Default {Tab}{ArrowRight}': ['tab Leo, 6, selected', 'tab Mia, 8', 'tabpanel Leo, 6', 'no tabpanel Mia, 8'],
    'Tabs Default {Tab}{Tab}': ['tabpanel Mia, 8 focused=true'],
  },
  'tabs_tabs-manual, tabs-manual-activation': {
    'Tabs ManualActivation {Tab}{ArrowRight}': ['tab Leo, 6 focused=true', 'tab Mia, 8, selected', 'tabpanel Mia, 8'],
    'Tabs ManualActivation {Tab}{ArrowRight}{Enter}': ['tab Leo, 6, selected', 'tabpanel Leo, 6'],
  },
  'slider_slider-color-viewer, horizontal-slider': {
    'Slider Default': [
      'slider Music volume valuemin=0',
      'slider Music volume valuemax=1',
      'slider Music volume orientation=horizontal',
    ],
    'Slider ValueAsText': ['slider Game speed: 1', 'status'],
    'Slider Disabled': ['slider Music volume disabled=true'],
  },
  'disclosure_faq, disclosure-faq': {
    'Disclosure Default': ['button Can I cancel at any time?, collapsed', 'no group Can I cancel at any time?'],
    'Disclosure Default {Tab}{Enter}': [
      'button Can I cancel at any time?, expanded',
      'group Can I cancel at any time?',
    ],
  },
  'meter_meter, meter': {
    'Meter Plain': [
      'meter Players in the Family plan: 2',
      'meter Players in the Family plan valuemin=0',
      'meter Players in the Family plan valuemax=4',
    ],
  },
  'link_link, link-span-text': {
    'Link Text': ['link Pricing'],
    'Link Disabled': ['link Next week disabled=true'],
  },
  'table_sortable-table': {
    'Table Sorted': ['columnheader Student', 'button Student'],
  },
  'alert_alert, alert': {
    'ErrorState AfterAnAction': ['alert', 'heading We couldn’t save the report'],
  },
  tooltip: {
    'Tooltip Describes {Tab}': [
      'tooltip Customers do not lose patience while the game is paused',
      'button Pause description=Customers do not lose patience while the game is paused',
    ],
  },
};

function factsOf(node: AccessibleNode): readonly string[] {
  const { role, name, description, states } = node;
  const properties = Object.entries({ ...states, description }).map(
    ([key, value]) => `${role} ${name} ${key}=${value}`,
  );
  return [describeNode(node), ...properties].map((text) => text.replaceAll(/\s+/g, ' '));
}

const rows = Object.entries(practices).flatMap(([practice, scenes]) =>
  Object.entries(scenes).map(([scene, expected]) => ({ practice, scene, expected })),
);

it.each(rows)('$practice: $scene', async ({ scene, expected }) => {
  const [, component = '', from] = /^(\w+) (.*)$/.exec(scene) ?? [];
  const { story, keys } = storyAndKeys(component, from);
  await showStory(story);
  await pressEach(keys);
  const failing = async () => {
    const facts = new Set((await accessibilityTree()).flatMap((node) => factsOf(node)));
    return expected.filter((text) => (text.startsWith('no ') ? facts.has(text.slice(3)) : !facts.has(text)));
  };

  await expect.poll(failing).toEqual([]);
});
