/** What a payout says whose execution has stopped, and of which no step has said why. */
export const paused = {
  code: 'PayoutPaused',
  message:
    'Something went wrong on our side. Your reward is safe; we have been notified and will continue from here.',
};
