/** A screen on which the pad, as large as it stands on others, would reach below the edge. */
export const low = '@media (max-height: 899px)';
