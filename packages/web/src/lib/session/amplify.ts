/** Configures Amplify with our user pool, identity pool and bucket. Importing this file is enough. */
import { defaultStorage } from '@aws-amplify/core';
import { Amplify } from 'aws-amplify';
import { browserMemory } from '../browser-memory.ts';
import { pageConfig } from '../config/config.ts';

const config = pageConfig();

// Tokens, the identity and half-sent files: Amplify's own way fails in a browser that takes nothing.
defaultStorage.storage = browserMemory;

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
