import type { i18n } from 'i18next';

/** The name of a store that has not said its own, and of the program. */
export const DEFAULT_STORE_NAME = 'Medstore';

/** The store's name, which replaces `{{store}}` in texts. */
export const storeNameIn = (texts: i18n): string =>
  (texts.options.interpolation?.defaultVariables?.['store'] as string | undefined) ?? DEFAULT_STORE_NAME;

/** Sets the store's name, which replaces `{{store}}` in texts. */
export function setStoreName(texts: i18n, store: string): void {
  const interpolation = (texts.options.interpolation ??= {});
  interpolation.defaultVariables = { ...interpolation.defaultVariables, store };
}
