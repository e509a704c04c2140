/** The reason shown for a payout whose execution has stopped without a step recording why. */
export const paused = {
  code: 'PayoutPaused',
  message:
    'Something went wrong on our side. Your reward is safe; we have been notified and will continue from here.',
};
