/** Returns how to scroll to another part of the page: without animation for people who prefer reduced motion. */
export const scrollMotion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
