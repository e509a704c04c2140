import type { Webhook } from '@cgdx/api/route/webhook.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { WebhookLine } from './webhook-card.tsx';

const webhook: Webhook = {
  webhookId: 'w-1',
  url: 'https://shop.example/in',
  types: ['purchase.completed', 'upload.withdrawn'],
  createdAt: '2026-11-05T12:00:00Z',
};
const shown = (over: Partial<Webhook> = {}, tested?: { delivered: boolean }) =>
  renderedText(
    <WebhookLine
      webhook={{ ...webhook, ...over }}
      tested={tested}
      busy={{ test: false, remove: false }}
      onTest={() => undefined}
      onRemove={() => undefined}
    />,
  );

it('a webhook shows its address, its events, and whether its last delivery succeeded', () => {
  expect(shown()).toBe(
    'https://shop.example/in purchase.completed, upload.withdrawn nothing sent yet Send a Test Remove',
  );
  expect(shown({ lastDeliveredAt: '2026-11-06T12:00:00Z' })).toMatch(/last delivered .*2026/);
  const lastFailure = { at: '2026-11-06T12:00:00Z', reason: 'It answered 500.' };
  expect(shown({ lastFailure })).toMatch(/not delivered .*2026.*: It answered 500\./);
  expect(shown({ lastFailure }, { delivered: true })).toContain('The test has arrived.');
});

it('a paused webhook says how to resume it', () => {
  expect(shown({ pausedAt: '2026-11-09T12:00:00Z' })).toMatch(/Paused .*once a test arrives\./);
});
