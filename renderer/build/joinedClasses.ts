/** What stands for Griffel's `mergeClasses` where classes are a style sheet's, which says itself what lies over what. */
export const mergeClasses = (...classes: (string | false | null | undefined)[]): string =>
  classes.filter(Boolean).join(' ');
