/** Screens on which the pad in its usual size would not fit. */
export const low = '@media (max-height: 899px)';
