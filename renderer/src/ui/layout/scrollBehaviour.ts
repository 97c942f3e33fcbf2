/**
 * How scripts scroll: smoothly, unless the visitor wants less motion. A style sheet cannot forbid what a script asks for.
 */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
