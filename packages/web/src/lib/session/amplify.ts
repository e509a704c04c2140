/** Configures Amplify with our user pool, identity pool and bucket. Importing this file is enough. */
import { Amplify } from 'aws-amplify';
import { pageConfig } from '../config/config.ts';

const config = pageConfig();

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
