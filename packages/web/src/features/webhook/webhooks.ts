/** The person's webhooks: `GET /webhooks`, `POST /webhooks`, and the routes to remove and to test one. */
import type { WebhookType } from '@cgdx/api/route/webhook.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const webhooksQuery = (sub: string) =>
  queryOptions({
    queryKey: ['webhooks', sub],
    queryFn: async ({ signal }) => (await call('GET /webhooks', { signal })).webhooks,
  });

export const useWebhooks = (sub: string) => useQuery(webhooksQuery(sub));

function useWebhookChange<Input, Output>(sub: string, change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries(webhooksQuery(sub)),
  });
}

export const useRegisterWebhook = (sub: string) =>
  useWebhookChange(sub, (body: { url: string; types: WebhookType[] }) => call('POST /webhooks', { body }));

export const useRemoveWebhook = (sub: string) =>
  useWebhookChange(sub, (webhookId: string) =>
    call('POST /webhooks/{webhookId}/removal', { path: { webhookId } }),
  );

export const useTestWebhook = (sub: string) =>
  useWebhookChange(sub, (webhookId: string) =>
    call('POST /webhooks/{webhookId}/test', { path: { webhookId } }),
  );
