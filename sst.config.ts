/// <reference path="./.sst/platform/config.d.ts" />

/** Creates the cloud's resources in the order in which they need one another. docs/operations.md says how to deploy. */
export default $config({
  async app({ stage }) {
    const { region } = await import('@cgdx/workflows/wiring/region.ts');
    const { isProduction, stageOf } = await import('./stacks/stage.ts');
    const production = isProduction(stageOf(stage));
    return {
      name: 'cgdx',
      home: 'aws',
      // People's data and money must survive a mistake: production refuses `sst remove`, and would retain its resources.
      removal: production ? 'retain' : 'remove',
      protect: production,
      providers: { aws: { region, defaultTags: { tags: { app: 'cgdx', stage } } } },
    };
  },
  async run() {
    const { readSettings } = await import('./stacks/stage.ts');
    const { createStorage } = await import('./stacks/storage.ts');
    const { seedPools } = await import('./stacks/pool.ts');
    const { createIdentity } = await import('./stacks/identity.ts');
    const { createSigningKeys, permitSigning } = await import('./stacks/signing-key.ts');
    const { createPush } = await import('./stacks/push.ts');
    const { createLinks } = await import('./stacks/link.ts');
    const { createFunctions } = await import('./stacks/function.ts');
    const { createWorkflows } = await import('./stacks/workflow.ts');
    const { createEvents } = await import('./stacks/event.ts');
    const { createApi } = await import('./stacks/api.ts');
    const { createWeb } = await import('./stacks/web.ts');
    const { createAlarms } = await import('./stacks/alarm.ts');
    const { createDashboard } = await import('./stacks/dashboard.ts');

    const settings = readSettings();
    const storage = createStorage(settings);
    seedPools(storage);
    const identity = createIdentity(storage);
    const keys = createSigningKeys(settings);
    const push = createPush(identity);
    const api = createApi(settings, identity);
    // Functions link to the pages' address, and the pages call the function that streams. A configured domain breaks this circle.
    const siteUrl = Promise.withResolvers<$util.Output<string>>();
    const links = createLinks({ settings, storage, identity, keys, push, siteUrl: $output(siteUrl.promise) });
    const events = createEvents(storage);
    const functions = createFunctions(settings, links, events.deadLetters);
    const streamUrl = settings.siteDomain === undefined ? undefined : functions['stream-assistant'].url;
    const site = createWeb(settings, {
      storage,
      identity,
      apiUrl: api.url,
      streamUrl,
      pushUrl: push.realtimeUrl,
    });
    siteUrl.resolve(settings.siteDomain === undefined ? site.url : $output(`https://${settings.siteDomain}`));
    permitSigning(keys, functions);
    createWorkflows(functions);
    events.subscribe(functions);
    api.route(functions);
    const alarms = createAlarms(settings, { api, deadLetters: events.deadLetters, functions });
    createDashboard({ api, alarms });
    return {
      site: site.url,
      api: api.url,
      userPool: identity.userPool.id,
      ...Object.fromEntries(
        Object.values(keys).map((each) => [each.role, $util.all(each.keys.map(({ address }) => address))]),
      ),
    };
  },
});
