import type { PreferenceStore } from './preferences.ts';

/** Whether prices are hidden, as the screen is being shown to a customer. */
export const isPresenting = (preferences: PreferenceStore): boolean => preferences.get('presenting') ?? false;
