import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Lists in `<html data-finished-stories>` the IDs of stories that were rendered and played. Tests wait for them. */
addons.getChannel().on(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
  const { dataset } = document.documentElement;
  dataset['finishedStories'] = [dataset['finishedStories'], storyId].filter(Boolean).join(' ');
});
