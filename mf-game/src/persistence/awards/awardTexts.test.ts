import { badgeText, certificateTexts } from '@countertop/contract/play/awardCatalog';
import { badgeIds, certificateIds } from '@countertop/engine/rewards/award';
import { expect, it } from 'vitest';
import { en } from './awards.messages.ts';

it.each(badgeIds)('uses the same text for the badge %s in the game and on the server', (id) => {
  const { title, description } = badgeText({ kind: 'badge', id });

  expect([en[`badge.${id}.name`], en[`badge.${id}.why`]]).toEqual([title, description]);
});

it.each(certificateIds)('uses the same text for the certificate %s in the game and on the server', (id) => {
  const { title, description } = certificateTexts[id];

  expect([en[`certificate.${id}.name`], en[`certificate.${id}.why`]]).toEqual([title, description]);
});
