/** The Event API of the live push: its namespace, and the channels that each person may listen to. */
import { pushNamespace } from '@cgdx/api/push/channel.ts';

export const pushApi = {
  namespace: pushNamespace,
  /**
   * AppSync runs this code for each subscription, with the claims of the verified token. A person may listen to
   * their own channel only, and not to a pattern of channels.
   */
  handlers: `import { util } from '@aws-appsync/utils';

export function onSubscribe(ctx) {
  if (ctx.info.channel.path !== '/${pushNamespace}/' + ctx.identity.sub) {
    util.unauthorized();
  }
}
`,
} as const;
