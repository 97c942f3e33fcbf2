/** Screens on which the pad in its usual size would not fit. */
export const lowScreen = '@media (max-height: 899px)';
