/** The Event API of the live push: its namespace, and who may listen to which channel of it. */
import { pushNamespace } from '@cgdx/api/push/channel.ts';

export const pushApi = {
  namespace: pushNamespace,
  /**
   * AppSync runs this text for each subscription, with the claims of the token that it has verified: a person listens to
   * their own channel and to no pattern.
   */
  handlers: `import { util } from '@aws-appsync/utils';

export function onSubscribe(ctx) {
  if (ctx.info.channel.path !== '/${pushNamespace}/' + ctx.identity.sub) {
    util.unauthorized();
  }
}
`,
} as const;
