/** Configures Amplify with our user pool, identity pool and bucket. Importing this file is enough. */
import { ConsoleLogger, defaultStorage } from '@aws-amplify/core';
import { Amplify } from 'aws-amplify';
import { browserMemory } from '../browser-memory.ts';
import { pageConfig } from '../config/config.ts';

const config = pageConfig();

// Amplify stores tokens, the identity and unfinished uploads here. Its own storage fails in a browser that blocks storage.
defaultStorage.storage = browserMemory;

// Amplify warns of endpoints that are not Amazon's, which the local cloud has.
ConsoleLogger.LOG_LEVEL = 'ERROR';
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: config.userPoolId,
      userPoolClientId: config.userPoolClientId,
      identityPoolId: config.identityPoolId,
      ...(config.userPoolEndpoint && { userPoolEndpoint: config.userPoolEndpoint }),
      ...(config.identityPoolEndpoint && { identityPoolEndpoint: config.identityPoolEndpoint }),
      allowGuestAccess: false,
    },
  },
  Storage: { S3: { bucket: config.unverifiedBucket, region: config.region } },
});
ConsoleLogger.LOG_LEVEL = null;
