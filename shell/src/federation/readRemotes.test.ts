import { expect, it } from 'vitest';
import { readRemotes } from './readRemotes.ts';

const game = {
  name: 'mf_game',
  entry: '/remotes/mf-game/remoteEntry.js',
  preload: { './GamePage': ['/js/a.js', '/js/b.js'], './Other': [] },
};

it.each([[[]], [[game]], [[game, { name: 'mf_admin', entry: 'https://admin.example/remoteEntry.js', preload: {} }]]])(
  'reads the list that the server writes: %j',
  (list) => {
    expect(readRemotes(JSON.parse(JSON.stringify(list)))).toEqual(list);
  },
);

it.each([
  ['no list', { ...game }],
  ['nothing', null],
  ['a text', 'mf_game'],
  ['a line that is no object', [game, 'mf_admin']],
  ['a line that is a list', [[game]]],
  ['a remote nobody knows', [game, { ...game, name: 'mf_other' }]],
  ['no name', [{ entry: game.entry, preload: {} }]],
  ['no entry', [{ name: game.name, preload: {} }]],
  ['an entry that is no text', [{ ...game, entry: 7 }]],
  ['no preloads', [{ name: game.name, entry: game.entry }]],
  ['preloads that are a list', [{ ...game, preload: ['/js/a.js'] }]],
  ['preloads of a module that are no list', [{ ...game, preload: { './GamePage': '/js/a.js' } }]],
  ['a preload that is no text', [{ ...game, preload: { './GamePage': ['/js/a.js', null] } }]],
  ['a field nobody knows', [{ ...game, version: 2 }]],
])('takes nothing of a list with %s', (_, json) => {
  expect(readRemotes(json)).toBeUndefined();
});
