import { expect, it } from 'vitest';
import { readRemotes } from './readRemotes.ts';

const game = {
  name: 'mf_game',
  entry: '/remotes/mf-game/remoteEntry.js',
  preload: { './GamePage': ['/js/a.js', '/js/b.js'], './Other': [] },
};

it.each([[[]], [[game]], [[game, { name: 'mf_admin', entry: 'https://admin.example/remoteEntry.js', preload: {} }]]])(
  'reads a valid list: %j',
  (list) => {
    expect(readRemotes(JSON.parse(JSON.stringify(list)))).toEqual(list);
  },
);

it.each([
  ['no array', { ...game }],
  ['nothing', null],
  ['a string', 'mf_game'],
  ['an entry that is no object', [game, 'mf_admin']],
  ['an entry that is an array', [[game]]],
  ['an unknown remote', [game, { ...game, name: 'mf_other' }]],
  ['no name', [{ entry: game.entry, preload: {} }]],
  ['no entry URL', [{ name: game.name, preload: {} }]],
  ['an entry URL that is no string', [{ ...game, entry: 7 }]],
  ['no preloads', [{ name: game.name, entry: game.entry }]],
  ['preloads that are an array', [{ ...game, preload: ['/js/a.js'] }]],
  ['preloads of a module that are no array', [{ ...game, preload: { './GamePage': '/js/a.js' } }]],
  ['a preload that is no string', [{ ...game, preload: { './GamePage': ['/js/a.js', null] } }]],
  ['an unknown field', [{ ...game, version: 2 }]],
])('rejects %s', (_, json) => {
  expect(readRemotes(json)).toBeUndefined();
});
