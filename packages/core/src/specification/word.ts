/** The headlines, titles and labels that the specification prescribes. */

export const headline = 'My Data, My Control!';
export const closingHeadline = 'Synergy Of AI & BLOCKCHAIN';
export const tutorials = { title: 'Tutorials', text: 'How to start contributing and earning' };
export const learnMore = 'Learn more';
export const dGpt = 'DataGPT (D-GPT)';
export const iGpt = 'InsightGPT (I-GPT)';
export const dataPool = 'Data Pool';
export const tokenCards = ['Utility', 'Buy and Sell', 'Data Monetization'] as const;

export const contributeData = 'Contribute Data';
export const contributeMenu = ['LinkedIn', 'Youtube', 'TikTok', 'Facebook', 'Spotify', 'X'] as const;
export const findData = 'Find Data';
export const findMenu = ['Data GPT', 'Data Pool'] as const;
export const generateInsight = 'Generate Insight';
export const account = 'Account';
export const signInOrUp = 'Sign In/Up';

export const footer = {
  features: ['Features', 'DataPool', 'D-GPT'],
  events: ['Events & Programs', 'Data Grants', 'Early Contribution Program'],
  documentations: ['Documentations', 'Official Docs', 'White Paper', 'Data Protection'],
  contact: ['Contact Us', 'About Us', 'Feedback form'],
  follow: ['Follow Us', 'X', 'Telegram', 'Medium'],
} as const;

export const notFound = 'Lost in the vast sea of Data?';
export const earlyBirdOver = 'The initial rewards period has ended.';
export const buyData = 'Buy Data';
export const loadMore = 'Load More (Sign In Required)';

export const person = 'You';
export const bot = 'Bot';
export const findSuggestions = [
  'Find me datasets to train a model on predicting S&P 500 stock data',
  'Find me datasets to build a recommendation system on e-commerce data',
  "Find me datasets to get insights on COVID-19's impact on the economy",
  'Find me datasets to build a sentiment analysis model on Twitter data',
] as const;
export const noDescription = 'No description available.';
export const insightSuggestions = ['Market Trend', 'Insights', 'Analysis', 'Predictions'] as const;
export const yourInsights = 'Your Insights';
export const downloadInsights = 'Download Insights as PDF';

export const uploadSteps = ['Upload your data', 'Data Checking & Scoring'] as const;
export const dataUploaded = 'Data uploaded';
export const dataProcessing = 'Data Processing';
export const uploadSuccessful = 'Upload Successful';
export const calculating = 'Calculating...';

export const filter = 'Filter';
export const selectAll = 'Select All';
export const deselectAll = 'Deselect All';
export const dataSelected = 'Data Selected';
export const remove = 'Remove';
export const walletConnected = 'Wallet Connected';
export const clickToDisconnect = 'Click to disconnect';
export const checkout = 'Checkout';
export const selectPaymentMethod = 'Select Payment Method';
export const howToPay = 'How would you like to pay for the uploads?';

export const accountTabs = ['Rewards', 'Claimed', 'Transactions'] as const;
export const exploreDataPools = 'Explore DataPools';
export const refresh = 'Refresh';
export const dismiss = 'Dismiss';

export const termsDate = '28 Oct 2024';
export const privacyDate = 'Aug 19 2024';
