/** The headers, messages and alerts that the specification prescribes, for pages and the API. */

export const signInRequired = 'Sign In Required';
export const signInForFeature = 'Please sign in to access this feature';
export const signInToView = 'Please sign in to view this data pool.';
export const signInToUpload = 'Please sign in to upload a file.';
export const signInToContribute = 'Please sign in to contribute to this data pool.';

export const emptyPrompt = 'Empty Prompt';
export const promptToFindData = 'Please enter a valid prompt to find data';
export const promptToGetInsights = 'Please enter a valid prompt to get insights';
export const insightsFailed = { header: 'Error fetching insights', text: 'Please try again later' };

export const noFile = { header: 'No File Selected', text: 'Please upload a file.' };
export const uploadedAlready = 'Data already uploaded';
export const poolNotFound = 'Data Pool not found';
export const uploadFailed = (expected: number, got: number): string =>
  `Upload failed. Expected object size ${expected}, but got ${got}.`;

export const weakPassword = { header: 'Weak Password', text: 'Password must be at least 8 characters' };
export const passwordMismatch = { header: 'Password Mismatch', text: 'Passwords do not match' };
export const invalidCode = {
  header: 'Invalid Verification Code',
  text: 'Verification code must be 6 digits',
};
export const signingUpFailed = 'Error Signing Up';
export const confirmingCodeFailed = 'Error Confirming Code';
export const requestingResetFailed = 'Error Requesting Reset';
export const confirmingResetFailed = 'Error Confirming Reset';

export const claimError = 'Error';
export const walletToClaim = 'Please connect your wallet to claim rewards';
export const claimFailed = 'Error claiming reward';
export const purchaseFailed = {
  header: 'Error during purchase',
  text: 'There was an error while purchasing the uploads. Please try again.',
};
export const approving = 'Approving...';
export const purchasing = 'Purchasing Uploads...';
export const uploadsPurchased = 'Uploads Purchased';
export const hashNot32Bytes = 'Invalid length: byte array must be 32 bytes long.';

export const unexpectedError = 'An unexpected error occurred. Please try again.';
export const success = { header: 'Success', text: 'Your action was successful!' };

export const switchNetwork = 'Please switch to the required test network in the browser wallet.';
/** The text after “Failed to add” or “You refused to add”. */
export const addNetworkFailed = 'Failed to add';
export const addNetworkByHand = ' the required test network. Please add it manually in the browser wallet';
export const switchFailed = 'An error occurred while switching networks. Please switch manually.';
export const walletNotInstalled = 'The browser wallet is not installed.';
export const installWallet = 'Please install the browser wallet extension!';
export const connectFailed = 'Failed to connect to the browser wallet.';

export const stripeSetUpAlready = 'Your Stripe account is already fully set up!';
export const stripeReady = 'Stripe is already set up!';
export const stripeIncomplete = 'Your Stripe account is incomplete. Redirecting you to finish setup.';
