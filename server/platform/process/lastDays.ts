/** "the last day", "the last 7 days". */
export const lastDays = (days: number): string => (days === 1 ? 'the last day' : `the last ${days} days`);
