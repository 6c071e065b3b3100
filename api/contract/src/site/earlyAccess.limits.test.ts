import { expect, it } from 'vitest';
import { isEmail } from './earlyAccess.limits.ts';

it.each([
  'ada@school.example',
  "o'neil+math@mail.school.example",
  'ünal@schule.example',
  'ada@пример.example',
  'a.b@c.co',
])('accepts %j', (email) => {
  expect(isEmail(email)).toBe(true);
});

it.each([
  'ada',
  'ada@school',
  '@school.example',
  'ada@.example',
  'ada@school..example',
  'ada@school.example.',
  'a@b@school.example',
  'a@x,b@y.example',
  'a@x.example;b@y.example',
  '<ada@school.example>',
  '"ada"@school.example',
  'ada(home)@school.example',
  'ada@[127.0.0.1]',
  String.raw`ada@school.example\r\n`,
  'ada@school.example\r\nBcc: bob@school.example',
  'ada\u0001@school.example',
  'ada\u200B@school.example',
  'ada\u3164@school.example',
  'ada@school.example\u202E',
  'ada @school.example',
  '',
])('refuses %j', (email) => {
  expect(isEmail(email)).toBe(false);
});
